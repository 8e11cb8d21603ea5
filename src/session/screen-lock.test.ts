import { expect, test, vi } from "vitest";
import { createScreenLock, LOCK_KEY } from "./screen-lock.ts";

function samples() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const windows = new EventTarget() as unknown as Window;
  return { storage, windows, lock: createScreenLock(storage, windows) };
}

test("a lock holds for whoever comes later, until it is taken off", () => {
  const { storage, windows, lock } = samples();
  for (const key of ["password", "pin"] as const) {
    lock.put(key);
    expect(createScreenLock(storage, windows).openedBy()).toBe(key);
  }
  lock.take();
  expect(createScreenLock(storage, windows).openedBy()).toBeNull();
});

test("a change is told here, and in the other windows; nobody hears of it after leaving", () => {
  const { windows, lock } = samples();
  const listener = vi.fn();
  const leave = lock.subscribe(listener);
  lock.put("password");
  windows.dispatchEvent(Object.assign(new Event("storage"), { key: LOCK_KEY }));
  windows.dispatchEvent(Object.assign(new Event("storage"), { key: "theme" }));
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  windows.dispatchEvent(Object.assign(new Event("storage"), { key: LOCK_KEY }));
  lock.take();
  expect(listener).toHaveBeenCalledTimes(2);
});
