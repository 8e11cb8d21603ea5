import type { Browser, Locator, Page } from "@playwright/test";

/** Milliseconds after which what is still under way no longer counts: an answer that a journey holds back. */
const PATIENCE = 1000;

/** The methods of a locator that act once, on the page as it is; expectations try again by themselves. */
const ONCE = [
  "click",
  "dblclick",
  "hover",
  "check",
  "uncheck",
  "fill",
  "press",
  "pressSequentially",
  "selectOption",
  "setInputFiles",
  "all",
  "allInnerTexts",
  "allTextContents",
  "boundingBox",
  "count",
  "innerText",
  "inputValue",
] as const;

/**
 * Locators on the pages of this browser act only when the page rests: no answer is awaited, and React has nothing to
 * draw. A button that is found before may belong to what is just going, and a click goes on trying it.
 */
export function waitForRest(browser: Browser): void {
  browser.on("context", (context) => {
    context.on("page", waitBeforeEach);
    void context.addInitScript(countWork, PATIENCE);
  });
}

const prepared = new WeakSet<Locator>();

/** Locators of all pages are of one class, which the runner does not export. */
function waitBeforeEach(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator("html")) as Locator;
  if (prepared.has(locators)) return;
  prepared.add(locators);
  for (const name of ONCE) {
    const act = Reflect.get(locators, name) as (this: Locator, ...given: unknown[]) => Promise<unknown>;
    Object.assign(locators, {
      async [name](this: Locator, ...given: unknown[]) {
        await rest(this.page());
        return await act.call(this, ...given);
      },
    });
  }
}

async function rest(page: Page): Promise<void> {
  try {
    await page.evaluate(async () => await (window as RestingWindow).whenAtRest?.());
  } catch {
    // The page has gone, or another one has come: the locator says so, or finds it.
  }
}

interface RestingWindow extends Window {
  /** Resolves when nothing is under way, or patience is at its end. */
  whenAtRest?: () => Promise<void>;
}

/** Runs in the page before its own scripts, and counts the work that is under way. */
function countWork(patience: number): void {
  // Frames keep the browser's own fetch: code that looks for it takes it from there.
  if (window !== window.top) return;
  // A journey may put a clock of its own in the place of these.
  const setTimeout = window.setTimeout.bind(window);
  const clearTimeout = window.clearTimeout.bind(window);
  let underWay = 0;
  const waiting: (() => void)[] = [];
  (window as RestingWindow).whenAtRest = async () => {
    if (underWay === 0) return;
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      setTimeout(resolve, patience);
    });
  };

  const begin = () => {
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      underWay -= 1;
      if (underWay === 0) for (const resolve of waiting.splice(0)) resolve();
    };
    const timer = setTimeout(end, patience);
    underWay += 1;
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
