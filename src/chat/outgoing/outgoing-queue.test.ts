import { expect, test } from "vitest";
import { sampleWritten } from "../testing/samples.ts";
import * as queue from "./outgoing-queue.ts";

const PAGE = "this page";
const NOBODY: ReadonlySet<string> = new Set();

function queued(...keys: readonly string[]) {
  return keys.reduce<readonly queue.Outgoing[]>((all, key) => {
    const [name = "", module = "0"] = key.split("/");
    const written = sampleWritten(name, { module: Number(module) as 0 | 3 });
    return queue.enqueue(all, written, { key, page: PAGE });
  }, []);
}
const next = (all: readonly queue.Outgoing[], underWay = NOBODY, page = PAGE) =>
  queue.nextToSend(all, page, underWay).map(({ key }) => key);

test("of each talk the first goes out, and the next when it has arrived", () => {
  const all = queued("a", "b", "c/3");
  expect(next(all)).toEqual(["a", "c/3"]);
  expect(next(all, new Set(["a"]))).toEqual(["c/3"]);
  expect(next(queue.arrive(all, "a", 31))).toEqual(["b", "c/3"]);
});

test("one without an answer keeps its place, and those behind it wait", () => {
  const all = queue.postpone(queued("a", "b"), "a", "网络错误");
  expect(all[0]).toMatchObject({ state: "waiting", tries: 1, reason: "网络错误" });
  expect(next(all)).toEqual(["a"]);
});

test("one that is refused lets the others pass, and stands behind them when it is tried again", () => {
  const all = queue.refuse(queued("a", "b"), "a", "内容有误");
  expect(next(all)).toEqual(["b"]);
  const again = queue.retry(all, "a", PAGE);
  expect(again.map(({ key, state }) => [key, state])).toEqual([
    ["b", "waiting"],
    ["a", "waiting"],
  ]);
});

test("a page sends its own alone, until it takes over what another has left", () => {
  const all = queued("a", "b");
  expect(next(all, NOBODY, "another page")).toEqual([]);
  const taken = queue.takeOver(all, "another page");
  expect([next(taken, NOBODY, "another page"), next(taken)]).toEqual([["a"], []]);
});

test("one that is tried again by hand keeps its place", () => {
  const all = queue.retry(queue.postpone(queued("a", "b"), "a", "网络错误"), "a", "another page");
  expect(all.map(({ key, page }) => [key, page])).toEqual([
    ["a", "another page"],
    ["b", PAGE],
  ]);
});

test("what is removed is gone, and the next goes out", () => {
  expect(next(queue.remove(queued("a", "b"), "a"))).toEqual(["b"]);
});

test("what has arrived elsewhere is forgotten when something else is written", () => {
  const all = queue.arrive(queued("a/3"), "a/3", 5);
  expect(queue.enqueue(all, sampleWritten("b"), { key: "b", page: PAGE }).map(({ key }) => key)).toEqual([
    "b",
  ]);
});
