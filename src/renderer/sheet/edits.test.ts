import { expect, test } from "vitest";
import { changeCells, countCells, NO_EDITS, rebase, redo, savedRows, undo } from "./edits.ts";

const base = { id: 1, jbgz: 5000, remark: null, rowVersion: "a" };
const change = (field: string, value: unknown, key = "1") => ({ key, field, base, value });
const rowOf = () => base;
const changedOf = (edits: typeof NO_EDITS) =>
  Object.fromEntries([...edits.rows].map(([key, { changed }]) => [key, changed]));

test("cells are changed as one step, which is taken back and done again", () => {
  const first = changeCells(NO_EDITS, [change("jbgz", 6000)]);
  const second = changeCells(first, [change("jbgz", 7000), change("remark", "加薪"), change("jbgz", 1, "2")]);
  expect(changedOf(second)).toEqual({ 1: { jbgz: 7000, remark: "加薪" }, 2: { jbgz: 1 } });
  expect(countCells(second.rows)).toBe(3);
  expect(changedOf(undo(second, rowOf))).toEqual({ 1: { jbgz: 6000 } });
  expect(changedOf(undo(undo(second, rowOf), rowOf))).toEqual({});
  expect(changedOf(redo(undo(second, rowOf), rowOf))).toEqual(changedOf(second));
  expect(undo(NO_EDITS, rowOf)).toBe(NO_EDITS);
  expect(redo(second, rowOf)).toBe(second);
});

test("a cell that gets back what it had is changed no longer; nothing, null and an empty text say the same", () => {
  const edits = changeCells(NO_EDITS, [change("jbgz", 6000), change("remark", "x")]);
  expect(changedOf(changeCells(edits, [change("jbgz", 5000), change("remark", "")]))).toEqual({});
  expect(changeCells(NO_EDITS, [change("jbgz", 5000), change("remark", undefined)])).toBe(NO_EDITS);
});

test("a change after a step was taken back ends the way forth", () => {
  const edits = undo(changeCells(NO_EDITS, [change("jbgz", 6000)]), rowOf);
  expect(redo(changeCells(edits, [change("jbgz", 8000)]), rowOf).rows.get("1")?.changed).toEqual({
    jbgz: 8000,
  });
});

test("other rows below the changes leave what differs from them", () => {
  const edits = changeCells(NO_EDITS, [change("jbgz", 6000), change("remark", "加薪")]);
  const next = rebase(edits, new Map([["1", { ...base, jbgz: 6000, rowVersion: "b" }]]));
  expect(next.rows.get("1")).toEqual({
    base: { ...base, jbgz: 6000, rowVersion: "b" },
    changed: { remark: "加薪" },
  });
});

test("a step is taken back over a save, on the row that there is now; a row that is not on show stays as it is", () => {
  const edits = changeCells(NO_EDITS, [change("jbgz", 6000)]);
  const saved = rebase(edits, savedRows(edits.rows));
  expect(saved.rows.size).toBe(0);
  const now = { ...base, jbgz: 6000, remark: "他人写的", rowVersion: "c" };
  expect(undo(saved, () => now).rows.get("1")).toEqual({ base: now, changed: { jbgz: 5000 } });
  expect(undo(saved, () => undefined).rows.size).toBe(0);
});
