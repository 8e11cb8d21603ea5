import { expect, test } from "vitest";
import { createDeferred } from "./deferred.ts";

test("a part is fetched once, however often it is wanted", async () => {
  let fetched = 0;
  const deferred = createDeferred(async () => {
    fetched += 1;
    return "part";
  });
  expect(deferred.state()).toEqual({ status: "loading" });
  deferred.load();
  deferred.load();
  await flush();
  deferred.load();
  await flush();
  expect(deferred.state()).toEqual({ status: "ready", part: "part" });
  expect(fetched).toBe(1);
});

test("a part that could not be fetched is fetched again when it is wanted again", async () => {
  const answers = [Promise.reject(new Error("offline")), Promise.resolve("part")];
  const deferred = createDeferred(async () => answers.shift());
  const seen: string[] = [];
  deferred.subscribe(() => seen.push(deferred.state().status));
  deferred.load();
  await flush();
  deferred.load();
  await flush();
  expect(seen).toEqual(["failed", "loading", "ready"]);
});

function flush(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
