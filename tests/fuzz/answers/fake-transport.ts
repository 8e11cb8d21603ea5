export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly body: string | undefined;
}

export interface Reply {
  readonly status: number;
  readonly body: string;
}

export interface Transport {
  /** The way in which questions are answered from now on. */
  answer: (asked: Asked) => Promise<Reply>;
  /** Questions without an answer yet. */
  open: number;
}

/** Replaces XMLHttpRequest, by which the browser half of the request layer sends. */
export function installTransport(): Transport {
  const transport: Transport = {
    answer: () => Promise.reject(new Error("nobody answers yet")),
    open: 0,
  };
  class FakeRequest {
    status = 0;
    statusText = "";
    readyState = 0;
    responseURL = "";
    responseType = "";
    timeout = 0;
    response: string | ArrayBuffer = "";
    responseText = "";
    onloadend: (() => void) | null = null;
    onabort: (() => void) | null = null;
    readonly upload = { addEventListener: () => undefined };
    #asked = { method: "", url: "" };
    #aborted = false;
    open(method: string, url: string) {
      this.#asked = { method, url };
    }
    setRequestHeader() {}
    addEventListener() {}
    getAllResponseHeaders() {
      return "content-type: application/json\r\n";
    }
    abort() {
      this.#aborted = true;
    }
    send(body?: string | FormData | null) {
      transport.open += 1;
      const asked = { ...this.#asked, body: typeof body === "string" ? body : undefined };
      const answered = transport.answer(asked).finally(() => (transport.open -= 1));
      void answered.then(({ status, body: text }) => {
        if (this.#aborted) return;
        this.status = status;
        this.readyState = 4;
        this.responseURL = asked.url;
        this.response = this.responseType === "arraybuffer" ? new TextEncoder().encode(text).buffer : text;
        this.responseText = text;
        this.onloadend?.();
        return undefined;
      });
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return transport;
}
