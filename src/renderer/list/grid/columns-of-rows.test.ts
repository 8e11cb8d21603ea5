import { expect, test } from "vitest";
import { fieldReader } from "../../../schema/dotted-field.ts";
import { column } from "../../testing/plan-parts.ts";
import { readEntries, withColumnsOf } from "./columns-of-rows.ts";

const of = { list: "months", by: "month", title: "{{ entry.month }}月", isAlone: true };
const keyed = (...rows: object[]) => rows.map((row, index) => ({ key: String(index), row: { ...row } }));
const months = (...numbers: (number | string)[]) => ({
  months: numbers.map((month) => ({ month, amount: Number(month) * 10 })),
});

test("numbers and periods stand in their order, whichever row has them first; others as they come", () => {
  const titles = (...rows: object[]) =>
    readEntries([column("amount", "金额", "money", { of })], keyed(...rows), {}).flatMap(({ entries }) =>
      entries.map(({ title }) => title),
    );
  expect(titles(months(3, 10), months(1, 3))).toEqual(["1月", "3月", "10月"]);
  expect(titles(months("2026-02"), months("2026-01"))).toEqual(["2026-01月", "2026-02月"]);
  expect(titles(months("增值税"), months("企业所得税", "增值税"))).toEqual(["增值税月", "企业所得税月"]);
  expect(titles({}, { months: null }, { months: [null] })).toEqual([]);
});

test("each entry has its columns where they are written, and a cell reads its own entry", () => {
  const plans = [
    column("name", "名称", "text"),
    column("amount", "金额", "money", { of: { ...of, isAlone: false } }),
    column("state", "状态", "text", { of: { ...of, isAlone: false } }),
    column("sum", "合计", "money"),
  ];
  const rows = keyed(months(1, "1.5]"));
  const columns = withColumnsOf(plans, readEntries(plans, rows, {}));
  expect(columns.map(({ id, group = "", title }) => [id, group, title])).toEqual([
    ["name", "", "名称"],
    ["months.1.amount", "1月", "金额"],
    ["months.1.state", "1月", "状态"],
    ["months.1.5].amount", "1.5]月", "金额"],
    ["months.1.5].state", "1.5]月", "状态"],
    ["sum", "", "合计"],
  ]);
  const read = (at: number) => fieldReader(columns[at]?.field ?? "")(rows[0]?.row ?? {});
  expect([read(1), read(2), read(3)]).toEqual([10, undefined, NaN]);
  expect(fieldReader(columns[1]?.field ?? "")({})).toBeUndefined();
});

test("a title that cannot be worked out leaves the name of the entry; one from the data is no template", () => {
  const broken = { ...of, title: "{{ entry.month.slice(0, 2) }}" };
  const plans = [column("amount", "金额", "money", { of: broken })];
  const known = readEntries(plans, keyed(months(7)), {});
  expect(withColumnsOf(plans, known)[0]).toMatchObject({ title: "7", isTitled: true });
});

test("an entry whose name is neither a text nor a number gives no column", () => {
  const plans = [column("amount", "金额", "money", { of })];
  const rows = keyed({ months: [{ month: {} }, { month: null }, { month: 3 }, null] });
  expect(readEntries(plans, rows, {})[0]?.entries).toEqual([{ key: "3", title: "3月" }]);
});
