import { afterEach, expect, test, vi } from "vitest";
import { pickFile } from "./pick-file.ts";

const activation = (isActive: boolean) =>
  Object.defineProperty(navigator, "userActivation", { value: { isActive }, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, "userActivation");
  vi.restoreAllMocks();
});

const opened = () =>
  vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(function (this: HTMLInputElement) {
    this.dispatchEvent(new Event("cancel"));
  });

test("the window for files opens at once after a click", async () => {
  activation(true);
  const click = opened();
  const ask = vi.fn<() => Promise<boolean>>();
  expect(await pickFile(".xlsx", ask)).toBeNull();
  expect(click).toHaveBeenCalledOnce();
  expect(ask).not.toHaveBeenCalled();
});

test("long after it another click is asked for, because the browser would refuse without a word", async () => {
  activation(false);
  const click = opened();
  expect(await pickFile(".xlsx", async () => false)).toBeNull();
  expect(click).not.toHaveBeenCalled();
  await pickFile(".xlsx", async () => true);
  expect(click).toHaveBeenCalledOnce();
});
