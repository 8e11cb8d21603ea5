import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { column } from "../../../testing/plan-parts.ts";
import { arrangeColumns, changeColumn, moveColumn, readLayout, savedColumns } from "./column-layout.ts";

const plans = (...ids: string[]) => ids.map((id) => column(id, id));
const ids = (columns: ReturnType<typeof arrangeColumns>) => columns.map(({ plan }) => plan.id);

describe("arrangeColumns", () => {
  test("whatever was kept, every column of the plan is there once", () => {
    const names = ["a", "b", "c", "d", "e"];
    const saved = fc.array(fc.record({ id: fc.constantFrom(...names, "gone", "older") }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.shuffledSubarray(names), saved, (now, kept) => {
        expect(ids(arrangeColumns(plans(...now), kept)).toSorted()).toEqual(now.toSorted());
      }),
    );
  });

  test("what was arranged comes back as it was", () => {
    const columns = plans("a", "b", "c");
    const moved = moveColumn(arrangeColumns(columns, []), "c", "a");
    const changed = changeColumn(changeColumn(moved, "b", { width: 200, fixed: "left" }), "a", {
      shown: false,
    });
    const kept = readLayout(JSON.parse(JSON.stringify({ columns: savedColumns(changed) })));
    expect(arrangeColumns(columns, kept.columns)).toEqual(changed);
  });

  test("a new column stands behind the one that it follows in the plan, a removed one is gone", () => {
    const saved = savedColumns(moveColumn(arrangeColumns(plans("a", "b", "c", "old"), []), "c", "a"));
    expect(ids(arrangeColumns(plans("new", "a", "after-a", "b", "c"), saved))).toEqual([
      "new",
      "c",
      "a",
      "after-a",
      "b",
    ]);
  });

  test("what the user did not touch follows the plan", () => {
    const saved = savedColumns(changeColumn(arrangeColumns(plans("a", "b"), []), "a", { width: 300 }));
    const [a, b] = arrangeColumns(
      [column("a", "A", "text", { fixed: "left" }), column("b", "B", "text", { width: 90, optional: true })],
      saved,
    );
    expect(a).toMatchObject({ width: 300, fixed: "left" });
    expect(b).toMatchObject({ width: 90, shown: false });
  });

  test("a column moves into the place of another, in either direction", () => {
    const columns = arrangeColumns(plans("a", "b", "c", "d"), []);
    expect(ids(moveColumn(columns, "a", "c"))).toEqual(["b", "c", "a", "d"]);
    expect(ids(moveColumn(columns, "d", "b"))).toEqual(["a", "d", "b", "c"]);
    expect(ids(moveColumn(columns, "a", "none"))).toEqual(["a", "b", "c", "d"]);
  });
});

test.each([null, 7, "x", { columns: 3 }, { columns: [{ id: 7 }, null, "a"], density: "huge" }])(
  "out of %j the layout of the plan is made",
  (stored) => expect(readLayout(stored)).toEqual({ columns: [], density: "default" }),
);

test("a width that cannot be is made possible", () => {
  expect(readLayout({ columns: [{ id: "a", width: 1 }] }).columns).toEqual([{ id: "a", width: 48 }]);
  expect(changeColumn(arrangeColumns(plans("a"), []), "a", { width: 9999 })[0]?.width).toBe(800);
});
