import { expect, test } from "vitest";
import { changeCells, NO_EDITS, redo, undo } from "./edits.ts";
import { placeFound } from "./found-names.ts";
import { PastedName } from "./pasted-name.ts";

const base = { id: 1, ryid: null };
const name = new PastedName("王芳");
const rowOf = () => base;
const chosen = (edits: typeof NO_EDITS) => edits.rows.get("1")?.changed["ryid"];

test("a name that is found gives way to its value, before and after undoing", () => {
  const pasted = changeCells(NO_EDITS, [{ key: "1", field: "ryid", base, value: name }]);
  const placed = placeFound(pasted, [{ key: "1", field: "ryid", name, value: "a" }]);
  expect(chosen(placed)).toBe("a");
  expect(undo(placed, rowOf).rows.size).toBe(0);
  expect(chosen(redo(undo(placed, rowOf), rowOf))).toBe("a");
  const undone = placeFound(undo(pasted, rowOf), [{ key: "1", field: "ryid", name, value: "a" }]);
  expect(chosen(redo(undone, rowOf))).toBe("a");
});

test("a cell that holds another name by then keeps it; the value that was there already is no change", () => {
  const other = new PastedName("李四");
  const pasted = changeCells(NO_EDITS, [{ key: "1", field: "ryid", base, value: other }]);
  expect(chosen(placeFound(pasted, [{ key: "1", field: "ryid", name, value: "a" }]))).toBe(other);
  expect(placeFound(pasted, [{ key: "1", field: "ryid", name: other, value: null }]).rows.size).toBe(0);
});
