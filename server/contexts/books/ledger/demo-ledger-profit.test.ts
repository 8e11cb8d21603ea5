import { describe, expect, test } from "vitest";
import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { asObject } from "../testing/keep-ledger.ts";
import { useLedgerServer } from "../testing/use-ledger-server.ts";

const { server, call } = useLedgerServer();

const PROFIT_AND_LOSS = 6;

/** 利润总额 of a demo ledger, by its balances alone: what is in 本年利润 and what is not there yet. */
async function recount(kjnd: number, kjqj: number): Promise<ReadonlyMap<number, number>> {
  const rows = await server.db
    .selectFrom("plainRecord")
    .select(["companyId", "fields"])
    .where("resource", "=", "subjectBalance")
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .execute();
  const subjects = new Map(
    (
      await server.db
        .selectFrom("plainRecord")
        .select(["id", "fields"])
        .where("resource", "=", "subject")
        .execute()
    ).map(({ id, fields }) => [id, asObject(fields)]),
  );
  const profits = new Map<number, number>();
  for (const { companyId, fields } of rows) {
    const { subjectId, qmye } = asObject(fields);
    const { kmqc, kmlb, yefx } = subjects.get(Number(subjectId)) ?? {};
    if (companyId === null || (kmqc !== "本年利润" && Number(kmlb) !== PROFIT_AND_LOSS)) continue;
    const fen = yuanToFen(Number(qmye)) * (Number(yefx) === 1 ? -1 : 1);
    profits.set(companyId, (profits.get(companyId) ?? 0) + fen);
  }
  return profits;
}

describe("counted again in the demo data", () => {
  test("the profit of every filing from the books is that of the ledger", async () => {
    const profits = await recount(2026, 9);
    let seen = 0;
    for (const tax of ["corporate", "operating"]) {
      const { list } = await call<{ list: readonly Readonly<Record<string, number | null>>[] }>(
        `incomeTax.${tax}.page`,
        { kjnd: 2026, quarter: 3, pageNum: 1, pageSize: 500 },
      );
      for (const { companyId, calcStatus, profitSource, isAdjusted, lrze } of list) {
        if (calcStatus !== 1 || profitSource !== 1 || isAdjusted !== 0) continue;
        seen += 1;
        expect([companyId, lrze]).toEqual([companyId, fenToYuan(profits.get(Number(companyId)) ?? 0)]);
      }
    }
    expect(seen).toBeGreaterThan(30);
  });

  test.each([8, 9, 10])("the profit of every client in month %i is that of the ledger", async (kjqj) => {
    const profits = await recount(2026, kjqj);
    const { list } = await call<{ list: readonly { qyid: number; profit: number | null }[] }>(
      "report.situation.page",
      { kjnd: 2026, kjqj, pageNum: 1, pageSize: 500 },
    );
    const known = list.filter(({ profit }) => profit !== null);
    expect(known.length).toBeGreaterThan(30);
    for (const { qyid, profit } of known)
      expect([qyid, profit]).toEqual([qyid, fenToYuan(profits.get(qyid) ?? 0)]);
  });
});
