import type { CallPlan } from "../schema/plan/plans/screen-plan.ts";
import type { LoadingPort } from "./client-options.ts";
import { messageText } from "./message-text.ts";

/** In ms: a shorter wait shows no bar. */
const BAR_DELAY = 100;
const OVERLAY_DELAY = 400;

/** Calls that run too often, or in the background, to move the bar. */
const QUIET_OPERATIONS = new Set(["invoice.changeTaxGxzt", "invoice.collection.page"]);
const MESSAGE_PATH = /\/application\/message|\/chat\//;

type Begin = () => () => void;

/**
 * Shows the progress bar for calls in flight, and the overlay for long writes.
 * The function it returns is called when a call begins, and what that returns when the call ends.
 */
export function createLoading(port: LoadingPort): (plan: CallPlan, flaggedQuiet: boolean) => () => void {
  const bar = shownAfter(BAR_DELAY, port.bar.start, port.bar.done);
  const overlay = shownAfter(
    OVERLAY_DELAY,
    () => port.overlay.show(messageText("loading")),
    port.overlay.hide,
  );
  return (plan, flaggedQuiet) => {
    if (flaggedQuiet || isQuiet(plan)) return () => {};
    const ends = plan.effect === "write" ? [bar(), overlay(), port.write()] : [bar()];
    return () => ends.forEach((end) => end());
  };
}

function isQuiet(plan: CallPlan): boolean {
  return plan.noLoading === true || QUIET_OPERATIONS.has(plan.id) || MESSAGE_PATH.test(plan.path);
}

/** Shows once while at least one of the things begun has lasted longer than the delay. */
function shownAfter(delay: number, show: () => void, hide: () => void): Begin {
  let slowCount = 0;
  return () => {
    let counted = false;
    const timer = setTimeout(() => {
      counted = true;
      slowCount += 1;
      if (slowCount === 1) show();
    }, delay);
    return () => {
      clearTimeout(timer);
      if (!counted) return;
      slowCount -= 1;
      if (slowCount === 0) hide();
    };
  };
}
