import type { Browser, Page } from "@playwright/test";

/** Milliseconds after which what is still under way no longer counts: an answer that a journey holds back. */
const PATIENCE = 1000;

/**
 * Every action and expectation on a page of this browser first waits until the page rests: no answer is awaited, and React
 * has nothing to draw. A button that is found before may belong to what is just going, and a click goes on trying it.
 */
export function waitForRest(browser: Browser): void {
  browser.on("context", (context) => {
    context.on("page", (page) => void waitOn(page));
    void context.addInitScript(markWork, PATIENCE);
  });
}

async function waitOn(page: Page): Promise<void> {
  // The handler has nothing to do: the runner waits until the mark is gone.
  await page.addLocatorHandler(page.locator("html[data-at-work]"), async () => {});
}

/** Runs in the page before its own scripts, and marks the document as long as work is under way. */
function markWork(patience: number): void {
  // A journey may put a clock of its own in the place of these.
  const setTimeout = window.setTimeout.bind(window);
  const clearTimeout = window.clearTimeout.bind(window);
  let underWay = 0;

  const begin = () => {
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      underWay -= 1;
      if (underWay === 0) document.documentElement?.removeAttribute("data-at-work");
    };
    const timer = setTimeout(end, patience);
    underWay += 1;
    document.documentElement?.setAttribute("data-at-work", "");
    return end;
  };

  window.XMLHttpRequest = class extends XMLHttpRequest {
    override send(body?: XMLHttpRequestBodyInit | null): void {
      this.addEventListener("loadend", begin(), { once: true });
      super.send(body);
    }
  };

  const fetch = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const end = begin();
    try {
      return await fetch(...request);
    } finally {
      end();
    }
  };

  // React's scheduler posts itself a message for each turn that it wants.
  const handlerOf = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
  const Channel = window.MessageChannel;
  window.MessageChannel = class extends Channel {
    constructor() {
      super();
      countTurns(this.port2, this.port1);
      countTurns(this.port1, this.port2);
    }
  };

  function countTurns(sender: MessagePort, receiver: MessagePort): void {
    const turns: (() => void)[] = [];
    let isReceived = false;
    const post = sender.postMessage.bind(sender);
    sender.postMessage = (...message: unknown[]) => {
      if (isReceived) turns.push(begin());
      Reflect.apply(post, sender, message);
    };
    Object.defineProperty(receiver, "onmessage", {
      set(handler: ((event: MessageEvent) => void) | null) {
        isReceived = handler !== null;
        handlerOf?.set?.call(receiver, (event: MessageEvent) => {
          try {
            handler?.(event);
          } finally {
            turns.shift()?.();
          }
        });
      },
    });
  }
}
