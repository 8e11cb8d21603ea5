import type { EventQueue } from "./event-queue.ts";

/** A place of the application by its route. */
interface TrackedPlace {
  readonly path: string;
  readonly title: string;
}

/** Notes which pages are looked at and which menu entries are taken. */
export interface Tracking {
  /** A page came to the front, in place of the one before; null: one that is not tracked. */
  readonly show: (place: TrackedPlace | null) => void;
  readonly takeEntry: (place: TrackedPlace) => void;
  /** Sends what is noted; the page in front goes on. */
  readonly flush: () => Promise<void>;
  /** Sends everything, the page in front with it, because the application is left. */
  readonly leave: () => Promise<void>;
  /** Forgets what has not been sent. */
  readonly clear: () => void;
}

export interface TrackingPorts {
  readonly queue: EventQueue;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly clock: () => string;
  /** Milliseconds of a steady clock. */
  readonly elapsed: () => number;
}

const ONE_DAY = 86_400_000;

export function createTracking({ queue, clock, elapsed }: TrackingPorts): Tracking {
  let shown: { readonly place: TrackedPlace; readonly eventTime: string; readonly since: number } | null =
    null;
  const show = (place: TrackedPlace | null) => {
    if (shown) {
      queue.add({
        eventCode: "page.view",
        eventName: "浏览页面",
        pagePath: shown.place.path,
        pageTitle: shown.place.title,
        eventTime: shown.eventTime,
        duration: Math.min(Math.round(elapsed() - shown.since), ONE_DAY),
      });
    }
    shown = place && { place, eventTime: clock(), since: elapsed() };
  };
  return {
    show,
    takeEntry: ({ path, title }) =>
      queue.add({
        eventCode: "menu.click",
        eventName: "点击菜单",
        pagePath: path,
        pageTitle: title,
        eventTime: clock(),
      }),
    flush: queue.flush,
    leave: () => {
      show(null);
      return queue.sendLast();
    },
    clear: queue.clear,
  };
}
