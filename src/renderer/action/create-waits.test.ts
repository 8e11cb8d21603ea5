import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StepsEnded } from "../../actions/verb-runner.ts";
import { createWaits, type WaitState } from "./create-waits.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(isInSight = true) {
  const signs: (WaitState | null)[] = [];
  const waits = createWaits();
  waits.setInSight(isInSight);
  const wait = waits.begin({ show: (state) => signs.push(state), hide: () => signs.push(null) });
  const watch = (pause: Promise<void>) => {
    const ended = { how: "" };
    pause.then(
      () => (ended.how = "over"),
      (error: unknown) => (ended.how = error instanceof StepsEnded ? "stopped" : "failed"),
    );
    return ended;
  };
  return { waits, wait, signs, watch };
}

test("a pause lasts in sight alone, and so does the time that is counted", async () => {
  const { waits, wait, signs, watch } = begin();
  const ended = watch(wait.pause(1000));
  await vi.advanceTimersByTimeAsync(500);
  waits.setInSight(false);
  expect(signs.at(-1)).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended.how).toBe("");
  expect(wait.seconds()).toBe(0.5);
  waits.setInSight(true);
  expect(signs.at(-1)).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended.how).toBe("over");
  expect(wait.seconds()).toBe(1.5);
});

test("who no longer wants to wait ends the pause and the question on its way", async () => {
  const { wait, signs, watch } = begin();
  const ended = watch(wait.pause(1000));
  signs[0]?.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended.how).toBe("stopped");
  expect(wait.signal.aborted).toBe(true);
  expect(signs.at(-1)).toBeNull();
  const later = watch(wait.pause(1000));
  await vi.advanceTimersByTimeAsync(0);
  expect(later.how).toBe("stopped");
});

test("begun out of sight it shows itself with the page; ended it shows itself no more", () => {
  const { waits, wait, signs } = begin(false);
  expect(signs).toEqual([]);
  waits.setInSight(true);
  wait.tell("正在重试");
  expect(signs.at(-1)?.words).toBe("正在重试");
  wait.end();
  waits.setInSight(false);
  waits.setInSight(true);
  expect(signs.at(-1)).toBeNull();
});
