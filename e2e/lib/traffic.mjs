// Everything a page receives, kept as text: for proof that no secret was ever sent.

/**
 * Watches a page from now on; call it before the first `goto`. Each entry is `{ kind, url, text }`, where kind is
 * `head` (status and headers, redirects too), `body`, `event` (one message of an event stream, as EventSource hands it
 * out) or `stream` (the same stream, raw, comments and all).
 */
export async function watch(page) {
  const session = await page.context().newCDPSession(page);
  const traffic = new Traffic(session);
  // Durable messages outlive the page that received them; without them a quick navigation loses a body.
  await session.send("Network.enable", { enableDurableMessages: true, ...BUFFERS });
  return traffic;
}

const BUFFERS = { maxTotalBufferSize: 100_000_000, maxResourceBufferSize: 20_000_000 };
const BODILESS = [204, 205, 304];

class Traffic {
  entries = [];
  /** Bodies that the browser threw away before they could be read: a proof has none. */
  missed = [];
  #session;
  #responses = new Map();
  #pending = new Set();

  constructor(session) {
    this.#session = session;
    session.on("Network.requestWillBeSent", ({ redirectResponse }) => redirectResponse && this.#head(redirectResponse));
    session.on("Network.responseReceived", ({ requestId, response }) => this.#begin(requestId, response));
    session.on("Network.responseReceivedExtraInfo", ({ headersText, headers }) => {
      this.#add("head", "", headersText ?? JSON.stringify(headers));
    });
    session.on("Network.dataReceived", ({ requestId, data }) => data && this.#chunk(requestId, data));
    session.on("Network.eventSourceMessageReceived", ({ requestId, eventName, eventId, data }) => {
      this.#add("event", this.#responses.get(requestId)?.url, `${eventId} ${eventName}\n${data}`);
    });
    session.on("Network.loadingFinished", ({ requestId }) => this.#track(this.#body(requestId)));
  }

  /** Waits for the bodies that have arrived but are not read yet. */
  async settle() {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }

  /** The entries that contain the text. */
  async containing(text) {
    await this.settle();
    return this.entries.filter((entry) => entry.text.includes(text));
  }

  #add(kind, url, text) {
    this.entries.push({ kind, url: url ?? "", text });
  }

  #head({ url, status, headers }) {
    this.#add("head", url, `${status} ${JSON.stringify(headers)}`);
  }

  #begin(requestId, response) {
    const { url, status, mimeType } = response;
    const streaming = mimeType === "text/event-stream";
    this.#responses.set(requestId, { url, status, streaming, decoder: new TextDecoder(), entry: null });
    this.#head(response);
    if (streaming) this.#track(this.#stream(requestId));
  }

  async #stream(requestId) {
    try {
      const { bufferedData } = await this.#session.send("Network.streamResourceContent", { requestId });
      this.#chunk(requestId, bufferedData);
    } catch (error) {
      this.missed.push(`${this.#responses.get(requestId).url}: ${error.message}`);
    }
  }

  #chunk(requestId, base64) {
    const response = this.#responses.get(requestId);
    if (!response?.streaming) return;
    const text = response.decoder.decode(Buffer.from(base64, "base64"), { stream: true });
    if (response.entry) response.entry.text += text;
    else this.entries.push((response.entry = { kind: "stream", url: response.url, text }));
  }

  async #body(requestId) {
    const response = this.#responses.get(requestId);
    if (!response || response.streaming || BODILESS.includes(response.status)) return;
    try {
      const { body, base64Encoded } = await this.#session.send("Network.getResponseBody", { requestId });
      this.#add("body", response.url, base64Encoded ? Buffer.from(body, "base64").toString() : body);
    } catch (error) {
      this.missed.push(`${response.url}: ${error.message}`);
    }
  }

  #track(promise) {
    this.#pending.add(promise);
    promise.finally(() => this.#pending.delete(promise));
  }
}
