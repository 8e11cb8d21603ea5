import { expect, test } from "vitest";
import { readProject } from "../../../../../src/schema/project/read-project.ts";
import { columnsOfKind, layoutsOfKind } from "../../../../imports/columns-of-kind.ts";
import { readTable } from "../../../../imports/table/read-table.ts";
import { readStatement } from "./read-statement.ts";

const project = await readProject(".");
const columns = columnsOfKind("bank-statement", project);
const layouts = layoutsOfKind("bank-statement", project);
const LIMITS = { zy: 100, dfhm: 100, dfzh: 60, dfkhh: 60, lsh: 40, remark: 150 };

test.each(layouts)("a file of $title is read, with balances that follow from each other", (layout) => {
  const { cover = [], head = [], rows = [] } = layout.sample ?? {};
  const all = [...cover.map((line) => [line]), head, ...rows];
  const lines = all.map((cells, place) => ({ line: place + 1, cells }));
  const table = readTable(
    { name: "明细", isHidden: false, lines, merges: [] },
    { columns, layouts },
    new Map(),
  );
  const account = { yhzh: "31001502600000000001", bzdm: "CNY" };
  const statement = readStatement(table.rows, { account, limits: LIMITS });
  expect(table.layout).toBe(layout.title);
  expect(table.columns.filter(({ state }) => state === "open")).toEqual([]);
  expect([...statement.faults.values()].flat()).toEqual([]);
  expect(statement.lines.map(({ sjfx, statedFen }) => [sjfx, statedFen === null])).toEqual([
    [1, false],
    [expect.any(Number), false],
  ]);
});
