import { expect, test, vi } from "vitest";
import { createUpdates } from "./updates.ts";

/** A page whose server, clock and user the test moves. */
async function openPage(kept = new Map<string, string>(), version = "1") {
  const world = { version: version as string | null, time: 0, isBusy: false };
  const askVersion = vi.fn(async () => world.version);
  const reload = vi.fn<() => void>();
  const updates = createUpdates({
    askVersion,
    isBusy: () => world.isBusy,
    reload,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    },
    now: () => world.time,
    wait: () => Promise.resolve(),
  });
  await updates.check();
  const checkLater = async () => {
    world.time += 30_000;
    await updates.check();
  };
  return { world, updates, askVersion, reload, checkLater };
}

test("the version is asked for at most every 30 s", async () => {
  const { world, updates, askVersion } = await openPage();
  world.time = 29_999;
  await updates.check();
  expect(askVersion).toHaveBeenCalledTimes(1);
  world.time = 30_000;
  await updates.check();
  expect(askVersion).toHaveBeenCalledTimes(2);
});

test("another version loads the page anew, the same one and no answer do not", async () => {
  const { world, updates, reload, checkLater } = await openPage();
  world.version = null;
  await checkLater();
  world.version = "1";
  await checkLater();
  expect(reload).not.toHaveBeenCalled();
  world.version = "2";
  await checkLater();
  expect(updates.get()).toBe("reloading");
  expect(reload).toHaveBeenCalledOnce();
});

test("what would be lost keeps the page until it is saved", async () => {
  const { world, updates, reload, checkLater } = await openPage();
  world.version = "2";
  world.isBusy = true;
  await checkLater();
  expect(updates.get()).toBe("waiting");
  expect(reload).not.toHaveBeenCalled();
  world.isBusy = false;
  await checkLater();
  expect(reload).toHaveBeenCalledOnce();
});

test("a page that is still the old one after it was loaded anew is not loaded again by itself", async () => {
  const kept = new Map<string, string>();
  const first = await openPage(kept);
  first.world.version = "2";
  await first.checkLater();
  const second = await openPage(kept);
  second.world.version = "2";
  await second.checkLater();
  expect(second.updates.get()).toBe("waiting");
  expect(second.reload).not.toHaveBeenCalled();
});

test("servers of two versions that answer in turn load a page anew once for each, and then offer it", async () => {
  const kept = new Map<string, string>();
  let loads = 0;
  for (let round = 0; round < 20; round += 1) {
    const { world, updates, reload, checkLater } = await openPage(kept);
    for (const version of ["2", "1", "2"]) {
      world.version = version;
      await checkLater();
    }
    loads += reload.mock.calls.length;
    if (round > 0) expect(updates.get()).toBe("waiting");
    const other = await openPage(kept, "2");
    other.world.version = "1";
    await other.checkLater();
    loads += other.reload.mock.calls.length;
  }
  expect(loads).toBe(2);
});

test("a missing part asks at once", async () => {
  const { world, updates, reload } = await openPage();
  world.version = "2";
  await updates.checkNow();
  expect(reload).toHaveBeenCalledOnce();
});
