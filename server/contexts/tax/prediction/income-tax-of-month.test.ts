import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const SEPTEMBER = { kjnd: 2026, kjqj: 9 };
const CORPORATE = 3;

const ask = async <Result>(operation: string, params: object) => {
  const answer = await server.request("chenjie", operation, params);
  expect(answer).toMatchObject({ code: "0", message: null });
  return answer.result as Result;
};

interface Filing {
  readonly companyId: number;
  readonly ybtse: number | null;
}

const filings = async () =>
  (
    await ask<{ list: readonly Filing[] }>("incomeTax.corporate.page", {
      kjnd: 2026,
      quarter: 3,
      pageNum: 1,
      pageSize: 500,
    })
  ).list;
const amountsOf = async (qyid: number) => {
  const { otherSe } = await ask<{ otherSe: number | null }>("prediction.statistics", { qyid, ...SEPTEMBER });
  const report = await ask<{ taxes: readonly { szid: number; amount: number | null }[] } | null>(
    "progress.fcpProgressView.queryTaxReport",
    { qyid, ...SEPTEMBER },
  );
  const notice = await ask<{ taxAmount: number | null }>("taxNotice.getNoticeTaxInfoV2", {
    qyId: qyid,
    szId: CORPORATE,
    ...SEPTEMBER,
  });
  const declared = report?.taxes.find(({ szid }) => szid === CORPORATE)?.amount ?? null;
  return { otherSe, declared, noticed: notice.taxAmount };
};

test("the prepayment of a quarter is that of its own filing, wherever the month tells it", async () => {
  const known = (await filings()).filter(({ ybtse }) => ybtse !== null);
  expect(known.some(({ ybtse }) => ybtse !== null && ybtse > 0)).toBe(true);
  const { list } = await ask<{ list: readonly { qyid: number; incomeTaxAmount: number | null }[] }>(
    "progress.fcpProgressView.page",
    { ...SEPTEMBER, pageNum: 1, pageSize: 500 },
  );
  const ofBoard = new Map(list.map((row) => [row.qyid, row.incomeTaxAmount]));
  for (const { companyId: qyid, ybtse } of known.slice(0, 12)) {
    expect(await amountsOf(qyid)).toEqual({ otherSe: ybtse, declared: ybtse, noticed: ybtse });
    expect(ofBoard.get(qyid)).toBe(ybtse);
  }
});

test("without a filing there is no amount, rather than one of the invoices", async () => {
  const { companyId: qyid = 0 } = (await filings()).find(({ ybtse }) => (ybtse ?? 0) > 0) ?? {};
  await server.db.deleteFrom("incomeTaxFiling").where("companyId", "=", qyid).execute();
  expect(await amountsOf(qyid)).toEqual({ otherSe: null, declared: null, noticed: null });
});
