// Asks once more before what can be done only once: the page's own dialog, with the sentence of the choice.

export class Asks {
  #key = null;

  get #dialog() {
    return document.getElementById("confirm");
  }

  /** Whether a question is waiting for its answer. */
  get open() {
    return this.#dialog?.open ?? false;
  }

  /** @returns {Promise<boolean>} whether the reader said yes; true where the page has no dialog */
  confirm(sentence, key) {
    const dialog = this.#dialog;
    if (!dialog) return Promise.resolve(true);
    this.#key = key;
    dialog.querySelector("p").textContent = sentence;
    dialog.returnValue = "";
    dialog.showModal();
    const closed = new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
    return closed.then(() => dialog.returnValue === "yes");
  }

  /** The question is gone, with its words. */
  forget() {
    const dialog = this.#dialog;
    if (!dialog) return;
    if (dialog.open) dialog.close();
    dialog.querySelector("p").textContent = "";
  }

  /** Takes the question back where another decision has come. */
  drop(key) {
    if (this.open && key !== this.#key) this.#dialog.close();
  }
}
