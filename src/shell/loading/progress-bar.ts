import { BProgress } from "@bprogress/core";
import "./progress-bar.css";

/** The motion of the top progress bar: milliseconds, and the share it starts with. */
const MOTION = { speed: 500, trickleSpeed: 200, minimum: 0.3 } as const;

/** The library makes it an element by `innerHTML`. */
export const BAR_HTML = '<div class="bar" role="progressbar" aria-label="加载进度"></div>';

/** The thin bar at the top edge of the window. */
export function createProgressBar(): { readonly start: () => void; readonly done: () => void } {
  BProgress.configure({ ...MOTION, showSpinner: false, template: BAR_HTML });
  return { start: () => void BProgress.start(), done: () => void BProgress.done() };
}
