import { expect, test } from "vitest";
import { createBackend, type ServerProcess } from "./backend.ts";

interface Run {
  readonly listen: () => void;
  readonly fail: () => void;
  readonly isStopped: () => boolean;
}

/** A backend whose servers do nothing by themselves. */
function sample() {
  const runs: Run[] = [];
  const messages: string[] = [];
  const start = (): ServerProcess => {
    let stopped = false;
    const listening = deferred();
    const ended = deferred();
    listening.promise.catch(() => {});
    runs.push({
      listen: () => listening.resolve(),
      fail: () => {
        listening.reject(new Error("a slip"));
        ended.resolve();
      },
      isStopped: () => stopped,
    });
    const stop = () => {
      stopped = true;
      ended.resolve();
    };
    return { listening: listening.promise, ended: ended.promise, stop };
  };
  const reads = async () => ({ has: (file: string) => file.startsWith("server/") });
  return { backend: createBackend({ start, reads, print: (words) => messages.push(words) }), runs, messages };
}

function deferred() {
  let outcome: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const promise = new Promise<void>((resolve, reject) => (outcome = { resolve, reject }));
  return {
    promise,
    resolve: () => outcome?.resolve(),
    reject: (error: Error) => outcome?.reject(error),
  };
}

/** Resolves after all work that is already due. */
const flush = async () => await new Promise((resolve) => setImmediate(resolve));

test("a file that the server does not read leaves it alone", async () => {
  const { backend, runs, messages } = sample();
  await backend.changed("src/renderer/list/list-view.tsx");
  expect(runs).toHaveLength(1);
  expect(messages).toEqual([]);
});

test("the server is started again after a change of what it reads, and says so", async () => {
  const { backend, runs, messages } = sample();
  runs[0]?.listen();
  const change = backend.changed("server/app.ts");
  await flush();
  expect(runs[0]?.isStopped()).toBe(true);
  runs[1]?.listen();
  await change;
  expect(messages).toEqual(["server/app.ts 已修改，正在重启后端（数据保留）", "后端已重启"]);
});

test("a request under way is answered before, and one that comes meanwhile by the new server", async () => {
  const { backend, runs, messages } = sample();
  runs[0]?.listen();
  expect(await backend.enter()).toBe(true);
  const change = backend.changed("server/app.ts");
  await flush();
  expect(runs[0]?.isStopped()).toBe(false);
  expect(messages.at(-1)).toBe("还有 1 个请求未完成，完成后重启后端");
  let isIn = false;
  const later = backend.enter().then((isUp) => (isIn = isUp));
  backend.done();
  await flush();
  expect(runs).toHaveLength(2);
  expect(isIn).toBe(false);
  runs[1]?.listen();
  await change;
  await later;
  expect(isIn).toBe(true);
});

test("a change during the start is followed by another one", async () => {
  const { backend, runs, messages } = sample();
  runs[0]?.listen();
  const change = backend.changed("server/app.ts");
  await flush();
  await backend.changed("server/clock.ts");
  runs[1]?.listen();
  await flush();
  runs[2]?.listen();
  await change;
  expect(runs).toHaveLength(3);
  expect(messages.filter((words) => words === "后端已重启")).toHaveLength(1);
});

test("a server that cannot start is tried again after the next change", async () => {
  const { backend, runs, messages } = sample();
  runs[0]?.listen();
  const change = backend.changed("server/app.ts");
  await flush();
  runs[1]?.fail();
  await change;
  expect(messages.at(-1)).toBe("后端未能启动，修改后会再次启动");
  expect(await backend.enter()).toBe(false);
  backend.done();
  const again = backend.changed("server/app.ts");
  await flush();
  runs[2]?.listen();
  await again;
  expect(await backend.enter()).toBe(true);
});
