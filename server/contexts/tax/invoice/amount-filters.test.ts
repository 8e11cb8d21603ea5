import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const server = useTestServer();

interface Row {
  readonly companyId: number;
  readonly zzshfjs: number | null;
  readonly qrzzse: number | null;
  readonly zzssfl: number | null;
  readonly bjxxTotalJe: number | null;
  readonly yearSales: number | null;
}

async function list(params: object = {}): Promise<readonly Row[]> {
  const { result, message } = await server.request("chenjie", "invoice.collection.page", {
    ...OCTOBER,
    pageNum: 1,
    pageSize: 500,
    ...params,
  });
  if (result === null) throw new Error(String(message));
  return (result as { readonly list: readonly Row[] }).list;
}

let rows: readonly Row[];

/** Warning values of their own, between what the clients have sold and the usual values, so that each limit finds others. */
beforeAll(async () => {
  rows = await list();
  const selling = rows.filter(({ bjxxTotalJe, yearSales }) => (bjxxTotalJe ?? 0) > 0 && (yearSales ?? 0) > 0);
  const [first, second] = selling;
  for (const [row, quarter, year] of [
    [first, 0.5, 2],
    [second, 2, 0.5],
  ] as const) {
    const saved = await server.request("chenjie", "config.warningValue.batchSave", {
      qyIdList: [row?.companyId],
      quarterWarningValue: round((row?.bjxxTotalJe ?? 0) * quarter),
      yearWarningValue: round((row?.yearSales ?? 0) * year),
    });
    expect(saved.code).toBe("0");
  }
});

const round = (yuan: number) => Math.round(yuan * 100) / 100;

/** The middle of the values, so that a range from or to it leaves some and not all. */
function middleOf(value: (row: Row) => number | null): number {
  const values = rows.flatMap((row) => value(row) ?? []).toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}

test.each<[name: string, column: keyof Row, isLeast: boolean]>([
  ["yearBalanceMin", "yearSales", true],
  ["yearBalanceMax", "yearSales", false],
  ["quarterBalanceMin", "bjxxTotalJe", true],
  ["quarterBalanceMax", "bjxxTotalJe", false],
  ["sehjMin", "zzshfjs", true],
  ["sehjMax", "zzshfjs", false],
  ["zzssflMin", "zzssfl", true],
  ["zzssflMax", "zzssfl", false],
])("%s finds the clients whose %s it bounds", async (name, column, isLeast) => {
  const bound = middleOf((row) => row[column]);
  const wanted = rows.filter((row) => {
    const value = row[column];
    return value !== null && (isLeast ? value >= bound : value <= bound);
  });
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.length).toBeLessThan(rows.length);
  expect(idsOf(await list({ [name]: bound }))).toEqual(idsOf(wanted));
});

interface WarningValues {
  readonly quarterWarningValue: number;
  readonly yearWarningValue: number;
  readonly list: readonly (WarningValues & { readonly companyId: number })[];
}

test.each<[name: string, code: number, limitOf: (values: WarningValues) => number, column: keyof Row]>([
  ["the quarter's warning value", 1, ({ quarterWarningValue }) => quarterWarningValue, "bjxxTotalJe"],
  ["the year's warning value", 2, ({ yearWarningValue }) => yearWarningValue, "yearSales"],
  ["300,000 in the quarter", 3, () => 300_000, "bjxxTotalJe"],
  ["5,000,000 in twelve months", 4, () => 5_000_000, "yearSales"],
])(
  "those above %s are found, by the value of their own where they have one",
  async (_name, code, limitOf, column) => {
    const { result } = await server.request("chenjie", "config.warningValue.query", {});
    const usual = result as WarningValues;
    const own = new Map(usual.list.map((values) => [values.companyId, values]));
    const wanted = rows.filter((row) => {
      const values = { ...usual, ...own.get(row.companyId) };
      return (row[column] ?? 0) > limitOf(values);
    });
    expect(wanted.length).toBeGreaterThan(0);
    expect(idsOf(await list({ amountWarning: [code] }))).toEqual(idsOf(wanted));
  },
);

function idsOf(found: readonly Row[]): number[] {
  return found.map(({ companyId }) => companyId).toSorted((a, b) => a - b);
}
