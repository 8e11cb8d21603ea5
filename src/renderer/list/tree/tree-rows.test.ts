import { expect, test } from "vitest";
import { arrangeTree, openNodes } from "./tree-rows.ts";

const PLAN = { parent: "upper", of: "code", opened: 1 };
const row = (code: string, upper: string | null = null) => ({ key: `k${code}`, row: { code, upper } });
const shape = (...rows: readonly ReturnType<typeof row>[]) =>
  arrangeTree(rows, PLAN).map(
    ({ name, level, position, siblings, hasRows }) =>
      `${"·".repeat(level)}${name} ${position}/${siblings}${hasRows ? " +" : ""}`,
  );

test("rows stand below those that they name, in the order in which they came", () => {
  expect(
    shape(row("1122"), row("100201", "1002"), row("1002"), row("10020101", "100201"), row("100202", "1002")),
  ).toEqual(["·1122 1/2", "·1002 2/2 +", "··100201 1/2 +", "···10020101 1/1", "··100202 2/2"]);
});

test("a row whose upper one is not there, and rows that go in a circle, stand at the top", () => {
  expect(shape(row("b", "away"), row("c", "d"), row("d", "c"), row("e", "e"), row("f", "c"))).toEqual([
    "·b 1/4",
    "·c 2/4 +",
    "··f 1/1",
    "·d 3/4",
    "·e 4/4",
  ]);
});

test("what stands below a closed row is out of sight, however deep", () => {
  const nodes = arrangeTree([row("1"), row("11", "1"), row("111", "11"), row("2")], PLAN);
  const seen = (...open: readonly string[]) =>
    openNodes(nodes, ({ name }) => open.includes(name)).map(({ name }) => name);
  expect(seen()).toEqual(["1", "2"]);
  expect(seen("1")).toEqual(["1", "11", "2"]);
  expect(seen("11")).toEqual(["1", "2"]);
  expect(seen("1", "11")).toEqual(["1", "11", "111", "2"]);
});
