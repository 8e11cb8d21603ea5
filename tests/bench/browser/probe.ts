/** Code in a measured page before its own: ways to wait and to scroll that cost the page next to nothing. */
interface Probe {
  /** Resolves right after a frame with at least `count` elements, the first of them with `text` in it, has been painted; ms since navigation began. */
  readonly painted: (selector: string, count: number, text: string) => Promise<number>;
  /** Resolves right after a frame in which the last such element has `text` in it, and nothing lies over it, has been painted; ms since navigation began. */
  readonly lastInSight: (selector: string, text: string) => Promise<number>;
  /** Scrolls to the end in equal steps, one each frame; the length of every frame in ms. */
  readonly scrollFrames: (scroller: string, steps: number) => Promise<readonly number[]>;
}

declare global {
  interface Window {
    readonly probe: Probe;
  }
}

/** Runs inside the page, so it can use nothing from outside. */
export function installProbe(): void {
  const whenPainted = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!isThere()) {
          requestAnimationFrame(look);
          return;
        }
        // A message posted before a frame is painted arrives after it.
        const channel = new MessageChannel();
        channel.port1.addEventListener("message", () => resolve(performance.now()));
        channel.port1.start();
        channel.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });

  const painted: Probe["painted"] = (selector, count, text) =>
    whenPainted(() => {
      const elements = document.querySelectorAll(selector);
      return elements.length >= count && (elements[0]?.textContent?.includes(text) ?? false);
    });

  const lastInSight: Probe["lastInSight"] = (selector, text) =>
    whenPainted(() => {
      const last = Array.from(document.querySelectorAll(selector)).at(-1);
      if (!last?.textContent?.includes(text)) return false;
      const { left, top, width, height } = last.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && last.contains(hit);
    });

  const scrollFrames: Probe["scrollFrames"] = (selector, steps) =>
    new Promise((resolve, reject) => {
      const scroller = document.querySelector(selector);
      if (!scroller) {
        reject(new Error(`Nothing scrolls at ${selector}`));
        return;
      }
      const frames: number[] = [];
      let before: number | undefined;
      const advance = (now: number) => {
        if (before !== undefined) frames.push(now - before);
        before = now;
        if (frames.length === steps) {
          resolve(frames);
          return;
        }
        // The height is read at each step, because a virtual list measures its rows on the way.
        scroller.scrollTop = ((scroller.scrollHeight - scroller.clientHeight) * (frames.length + 1)) / steps;
        requestAnimationFrame(advance);
      };
      requestAnimationFrame(advance);
    });

  Object.defineProperty(window, "probe", { value: { painted, lastInSight, scrollFrames } });
}
