import type { NoticePort } from "./client-options.ts";

const QUIET_PERIOD = 1000;

/** Passes messages on, but the same one only once a second: parallel calls fail for the same reason. */
export function unrepeatedNotice(port: NoticePort): NoticePort {
  const shownAt = new Map<string, number>();
  return {
    error: (text, requestNo) => {
      const now = performance.now();
      for (const [shown, at] of shownAt) {
        if (now - at >= QUIET_PERIOD) shownAt.delete(shown);
      }
      if (shownAt.has(text)) return;
      shownAt.set(text, now);
      if (requestNo === undefined) port.error(text);
      else port.error(text, requestNo);
    },
  };
}
