import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLoading } from "./loading.ts";
import { callPlan, writePlan } from "./testing/call-plan.ts";

const port = {
  bar: { start: vi.fn<() => void>(), done: vi.fn<() => void>() },
  overlay: { show: vi.fn<(text: string) => void>(), hide: vi.fn<() => void>() },
  write: () => () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});

afterEach(() => {
  vi.useRealTimers();
});

test("a call shorter than 100 ms shows nothing", () => {
  const end = createLoading(port)(callPlan(), false);
  vi.advanceTimersByTime(99);
  end();
  vi.runAllTimers();
  expect(port.bar.start).not.toHaveBeenCalled();
  expect(port.bar.done).not.toHaveBeenCalled();
});

test("the bar starts with the first long call and is done with the last", () => {
  const begin = createLoading(port);
  const first = begin(callPlan(), false);
  vi.advanceTimersByTime(50);
  const second = begin(callPlan(), false);
  vi.advanceTimersByTime(100);
  expect(port.bar.start).toHaveBeenCalledOnce();
  first();
  expect(port.bar.done).not.toHaveBeenCalled();
  second();
  expect(port.bar.done).toHaveBeenCalledOnce();
});

test("the overlay says 加载中... over a write longer than 400 ms, never over a read", () => {
  const begin = createLoading(port);
  begin(callPlan(), false);
  const end = begin(writePlan(), false);
  vi.advanceTimersByTime(399);
  expect(port.overlay.show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(port.overlay.show.mock.calls).toEqual([["加载中..."]]);
  end();
  expect(port.overlay.hide).toHaveBeenCalledOnce();
});

test.each([
  ["an operation without loading", writePlan({ noLoading: true }), false],
  ["the tax invoice status change", writePlan({ id: "invoice.changeTaxGxzt" }), false],
  ["the collection page", callPlan({ id: "invoice.collection.page" }), false],
  ["a message path", writePlan({ path: "/api/fcp/application/message/todo/save" }), false],
  ["a chat path", writePlan({ path: "/api/x/chat/record/page" }), false],
  ["a payload flagged as quiet", writePlan(), true],
])("%s shows neither bar nor overlay", (_, plan, flagged) => {
  const end = createLoading(port)(plan, flagged);
  vi.advanceTimersByTime(10_000);
  end();
  expect(port.bar.start).not.toHaveBeenCalled();
  expect(port.overlay.show).not.toHaveBeenCalled();
});
