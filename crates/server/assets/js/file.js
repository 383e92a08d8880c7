// Lines of one's own out of a file: read here and put where they can be seen and changed; the file itself is not sent.

/** Reads the file that was chosen into the field that `data-into` names, or says that it is too long. */
async function read(input) {
  const [file] = input.files;
  const area = document.getElementById(input.dataset.into);
  if (!file || !area) return;
  // A file far too long is not read at all; a letter takes four bytes at most.
  const fits = file.size <= 4 * area.maxLength;
  const text = fits ? (await file.text()).replace(/^\uFEFF/, "").trimEnd() : "";
  const good = fits && text.length <= area.maxLength;
  input.parentElement.querySelector("output").textContent = good ? "" : input.dataset.tooLong;
  if (good) area.value = text;
}

export function bootFiles() {
  document.addEventListener("change", ({ target }) => {
    if (target.matches("input[type=file][data-into]")) read(target);
  });
}
