import { expect, test, vi } from "vitest";
import { createAppearanceStore } from "./appearance-store.ts";

function deviceWith(kept: string | null, isDark = false) {
  let entry = kept;
  const storage = {
    getItem: () => entry,
    setItem: (_key: string, value: string) => void (entry = value),
    removeItem: () => void (entry = null),
  };
  const system = Object.assign(new EventTarget(), { matches: isDark });
  const loadThemes = vi.fn(async () => ({
    themeFor: (dark: boolean, compact: boolean) => ({ cssVar: { key: `${dark}-${compact}` } }),
  }));
  return { storage, system, loadThemes, kept: () => entry };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test("a plain page needs no other theme, and leaves nothing on the device", async () => {
  const device = deviceWith(null);
  const store = createAppearanceStore(device);
  await store.ready;
  expect(store.look().isDark).toBe(false);
  expect([device.loadThemes.mock.calls.length, device.kept()]).toEqual([0, null]);
});

test("a page follows the system while the user has chosen nothing else", async () => {
  const device = deviceWith(null, true);
  const store = createAppearanceStore(device);
  await store.ready;
  expect(store.look().isDark).toBe(true);
  store.choose({ mode: "light", compact: false });
  expect(store.look().isDark).toBe(false);
  store.choose({ mode: "system", compact: false });
  await settle();
  expect(store.look().isDark).toBe(true);
  device.system.matches = false;
  device.system.dispatchEvent(new Event("change"));
  expect(store.look().isDark).toBe(false);
});

test("the last choice is drawn first on this device, and gone when it is taken back", async () => {
  const device = deviceWith('{"mode":"dark","compact":true}');
  const store = createAppearanceStore(device);
  await store.ready;
  expect(store.look()).toEqual({ theme: { cssVar: { key: "true-true" } }, isDark: true });
  store.choose({ mode: "system", compact: false });
  expect(device.kept()).toBeNull();
});

test("of two choices the newer is drawn, whichever theme comes first", async () => {
  const device = deviceWith(null);
  const store = createAppearanceStore(device);
  store.choose({ mode: "dark", compact: false });
  store.choose({ mode: "light", compact: false });
  await settle();
  expect(store.look().isDark).toBe(false);
});

test.each(["{", '"dark"', '{"mode":7,"compact":"yes"}'])(
  "%s on the device is read as a plain page",
  async (kept) => {
    const store = createAppearanceStore(deviceWith(kept));
    await store.ready;
    expect(store.read()).toEqual({ mode: "system", compact: false });
  },
);

test("a theme that does not come leaves the page as it is", async () => {
  const device = { ...deviceWith(null, true), loadThemes: () => Promise.reject(new Error("offline")) };
  const store = createAppearanceStore(device);
  await store.ready;
  expect(store.look().isDark).toBe(false);
});
