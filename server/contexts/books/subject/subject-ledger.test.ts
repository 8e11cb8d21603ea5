import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const LEDGER = 1_001_002;
const YEAR = 2026;

interface SubjectRow {
  readonly kmdm: string;
  readonly isLeaf: number;
  readonly yefx: number;
  readonly qcye: number;
  readonly jffse: number;
  readonly dffse: number;
  readonly qmye: number;
  readonly qcjf: number;
  readonly qcdf: number;
  readonly qmjf: number;
  readonly qmdf: number;
}

interface Line {
  readonly period: string;
  readonly zy: string;
  readonly jffse: number | null;
  readonly dffse: number | null;
  readonly fx: number;
  readonly ye: number;
}

const call = async (operation: string, params: object, account = "chenjie") =>
  await server.request(account, operation, params);
const select = async (kjqj: number) =>
  (await call("subject.select", { ztdm: LEDGER, kjnd: YEAR, kjqj })).result as SubjectRow[];
const ledgerOf = async (kmdm: string) =>
  (await call("subject.ledger", { ztdm: LEDGER, kmdm, kjnd: YEAR })).result as { lines: Line[] };
const monthOf = ({ period }: Line) => Number(period.slice(5));

describe("the ledger of a subject", () => {
  test("agrees with the balances of each month, for subjects at the bottom and above others", async () => {
    const byMonth = new Map<number, SubjectRow[]>();
    const balancesOf = async (month: number) => {
      const rows = byMonth.get(month) ?? (await select(month));
      byMonth.set(month, rows);
      return rows;
    };
    const october = await balancesOf(10);
    const shown = october.filter(({ jffse, dffse }) => jffse !== 0 || dffse !== 0);
    expect(shown.some(({ isLeaf }) => isLeaf === 0)).toBe(true);
    for (const { kmdm } of shown) {
      const { lines } = await ledgerOf(kmdm);
      const months = lines.filter(({ zy }) => zy === "本期合计");
      expect(months.map(monthOf)).toContain(10);
      for (const line of months) {
        const row = (await balancesOf(monthOf(line))).find((subject) => subject.kmdm === kmdm) as SubjectRow;
        const side = row.qmye === 0 ? 0 : row.qmye > 0 === (row.yefx === 1) ? 1 : 2;
        expect({ kmdm, ...line }).toMatchObject({
          jffse: row.jffse,
          dffse: row.dffse,
          ye: Math.abs(row.qmye),
          fx: side,
        });
      }
    }
  });

  test("begins with the opening balance, and adds up the year", async () => {
    const { lines } = await ledgerOf("1002");
    const [opening, ...others] = lines;
    const first = (await select(monthOf(opening as Line))).find(({ kmdm }) => kmdm === "1002") as SubjectRow;
    expect(opening).toMatchObject({ zy: "期初余额", jffse: null, dffse: null, fx: 1, ye: first.qcye });
    const sum = (zy: string, field: "jffse" | "dffse") =>
      others.filter((line) => line.zy === zy).reduce((total, line) => total + yuanToFen(line[field] ?? 0), 0);
    const last = others.at(-1) as Line;
    expect(opening?.period).toBe("2026-09");
    expect(last.zy).toBe("本年累计（9月起，不含1—8月）");
    expect(yuanToFen(last.jffse ?? 0)).toBe(sum("本期合计", "jffse"));
    expect(yuanToFen(last.dffse ?? 0)).toBe(sum("本期合计", "dffse"));
  });

  test("a subject below that stands on the other side counts against the one above", async () => {
    const october = await select(10);
    const below = october.find(
      ({ kmdm, isLeaf, qmye }) => kmdm.startsWith("1002") && kmdm !== "1002" && isLeaf === 1 && qmye !== 0,
    ) as SubjectRow;
    const turn = async (yefx: number) =>
      await server.db
        .updateTable("plainRecord")
        .set({ fields: sql`jsonb_set(fields, '{yefx}', ${sql.lit(String(yefx))}::jsonb)` })
        .where("resource", "=", "subject")
        .where("companyId", "=", LEDGER)
        .where(sql<boolean>`fields ->> 'kmdm' = ${below.kmdm}`)
        .execute();
    await turn(2);
    const above = (await select(10)).find(({ kmdm }) => kmdm === "1002") as SubjectRow;
    const { lines } = await ledgerOf("1002");
    await turn(1);
    const total = october.find(({ kmdm }) => kmdm === "1002") as SubjectRow;
    expect(yuanToFen(above.qmye)).toBe(yuanToFen(total.qmye) - 2 * yuanToFen(below.qmye));
    expect(lines.at(-1)).toMatchObject({ ye: Math.abs(above.qmye), fx: above.qmye > 0 ? 1 : 2 });
  });

  test("of a subject that is not there is refused, and of a ledger of others not told", async () => {
    expect(await call("subject.ledger", { ztdm: LEDGER, kmdm: "9999", kjnd: YEAR })).toMatchObject({
      code: "0404",
      message: expect.stringContaining("9999"),
    });
    const codes = new Set<string>();
    for (const ztdm of [1_001_001, 1_001_002, 1_001_003, 1_001_004])
      for (const [operation, more] of [
        ["subject.ledger", { kmdm: "1002", kjnd: YEAR }],
        ["subject.trialBalance", { kjnd: YEAR, kjqj: 10 }],
      ] as const)
        codes.add((await call(operation, { ztdm, ...more }, "sunli")).code);
    expect(codes).toEqual(new Set(["0", "0404"]));
  });
});

test("balances stand on their sides", async () => {
  for (const row of await select(10)) {
    const [own, other] = row.yefx === 1 ? [row.qmjf, row.qmdf] : [row.qmdf, row.qmjf];
    expect([row.kmdm, yuanToFen(own) - yuanToFen(other)]).toEqual([row.kmdm, yuanToFen(row.qmye)]);
    expect(Math.min(row.qmjf, row.qmdf)).toBe(0);
    expect(Math.min(row.qcjf, row.qcdf)).toBe(0);
  }
});

test("the trial balance adds up both sides of the subjects at the bottom, and says that they agree", async () => {
  const { result } = await call("subject.trialBalance", { ztdm: LEDGER, kjnd: YEAR, kjqj: 10 });
  const sums = result as Readonly<Record<string, number | string>>;
  const bottom = (await select(10)).filter(({ isLeaf }) => isLeaf === 1);
  for (const field of ["qcjf", "qcdf", "jffse", "dffse", "qmjf", "qmdf"] as const)
    expect([field, yuanToFen(Number(sums[field]))]).toEqual([
      field,
      bottom.reduce((total, row) => total + yuanToFen(row[field]), 0),
    ]);
  expect(sums.kmmc).toBe("借贷平衡");
  expect(sums.qmjf).toBe(sums.qmdf);
});

test("of chosen subjects both sides are added up, and nothing is said of their balance", async () => {
  const chosen = { ztdm: LEDGER, kjnd: YEAR, kjqj: 10, keyword: "银行存款", withUpper: 1 };
  const { result } = await call("subject.trialBalance", chosen);
  const bank = (await select(10)).find(({ kmdm }) => kmdm === "1002");
  expect(result).toMatchObject({ kmmc: "已筛选，不作试算", qmjf: bank?.qmjf, qmdf: 0, jffse: bank?.jffse });
});
