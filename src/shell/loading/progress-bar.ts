import { BProgress } from "@bprogress/core";
import { progressConstants } from "../../request/progress-constants.ts";
import "./progress-bar.css";

/** The library makes it an element by `innerHTML`. */
export const BAR_HTML = '<div class="bar" role="progressbar" aria-label="加载进度"></div>';

/** The thin bar at the top edge of the window. */
export function createProgressBar(): { readonly start: () => void; readonly done: () => void } {
  BProgress.configure({ ...progressConstants, showSpinner: false, template: BAR_HTML });
  return { start: () => void BProgress.start(), done: () => void BProgress.done() };
}
