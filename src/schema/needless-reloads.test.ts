import { expect, test } from "vitest";
import { needlessReloads } from "./needless-reloads.ts";

const write = { call: "a.write" };
const list = { reload: "list" };
const paths = (...steps: object[]) =>
  needlessReloads(steps as Record<string, unknown>[], (step) => step.call === "a.write").map((path) =>
    path.join("."),
  );

test("stand behind a write, at the end of an action, also within branches", () => {
  expect(paths(write, { toast: "好" }, list, { reload: "counts" })).toEqual(["2", "3"]);
  expect(paths({ if: "{{ ok }}", then: [write, list], else: [{ confirm: "再来？" }, write] })).toEqual([
    "0.then.1",
  ]);
  expect(paths({ if: "{{ ok }}", then: [write] }, list)).toEqual(["1"]);
});

test("do not stand where nothing was written, nor before something that takes time", () => {
  expect(paths({ call: "a.read" }, list)).toEqual([]);
  expect(paths(list, write)).toEqual([]);
  expect(paths(write, list, { poll: "a.state" })).toEqual([]);
  expect(paths(write, list, { if: "{{ ok }}", then: [write] })).toEqual([]);
});
