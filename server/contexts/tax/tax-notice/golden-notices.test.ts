import { beforeAll, describe, expect, test } from "vitest";
import { goldenFact, goldenFacts } from "../../../../tests/golden/golden-facts.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { type TaxOffice, taxOffice } from "../company-period/testing/tax-office.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };

const server = useTestServer();
let office: TaxOffice;

beforeAll(async () => {
  const { companyId } = await server.db
    .selectFrom("companyPeriod")
    .select("companyId")
    .where("gsid", "=", 1001)
    .where("kjnd", "=", OCTOBER.kjnd)
    .where("kjqj", "=", OCTOBER.kjqj)
    .where("predictionStatus", "=", 1)
    .where("noticeTaxType", "=", 0)
    .orderBy("companyId")
    .executeTakeFirstOrThrow();
  office = taxOffice(server, companyId);
  await office.become({ areaId: "310000" });
});

const estimated = async (taxes: readonly number[]) => {
  const [vat = 0, urban = 0, education = 0, localEducation = 0] = taxes;
  const fen = taxes.reduce((sum, tax) => sum + Math.round(tax * 100), 0);
  await office.setRow(OCTOBER, {
    zzshfjs: String(fen / 100),
    estimate: JSON.stringify({ vat, urban, education, localEducation }),
    adjustment: null,
  });
};

test.each(goldenFacts<{ yuan: string }, string>("amount-in-words", /^words-/))(
  "$id: the client reads the amount in the words of a cheque",
  async ({ in: { yuan }, expected }) => {
    await estimated([Number(yuan)]);
    const { result } = await office.call("taxNotice.letter", {
      ...OCTOBER,
      qyId: office.companyId,
      taxStatus: "correct",
    });
    const isRefund = Number(yuan) < 0;
    expect(result).toMatchObject({
      taxAmount: Number(yuan),
      // A refund is shown as a positive amount of its own.
      refundAmount: isRefund ? -Number(yuan) : null,
      amountInWords: isRefund ? expected.replace(/^负/u, "") : expected,
    });
  },
);

describe("days", () => {
  test("late-fee-per-tax: the late fee of a day is that of each tax, rounded by itself", async () => {
    const { in: given, expected } = goldenFact<
      { taxes: readonly string[]; paid: string },
      { days: number; total: string }
    >("days", "late-fee-per-tax");
    await estimated(given.taxes.map(Number));
    const { result } = await office.call("taxNotice.preview", { ...OCTOBER, qyIdList: [office.companyId] });
    const { lateDays } = result as { readonly lateDays: readonly { payDay: string; remark: string }[] };
    const { remark } = lateDays.find(({ payDay }) => payDay === given.paid) ?? {};
    expect(remark).toContain(`${expected.days} 天`);
    expect(remark).toContain(`${expected.total} 元`);
  });

  test("windows-2027-expected: the last day of each month's filing, expected from law and holidays", async () => {
    const { expected } = goldenFact<unknown, readonly string[]>("days", "windows-2027-expected");
    const last: string[] = [];
    for (const month of expected.keys()) {
      const period = month === 0 ? { kjnd: 2026, kjqj: 12 } : { kjnd: 2027, kjqj: month };
      const { result } = await office.call("config.taxCalendar", { dqbm: "31", ...period });
      last.push((result as { readonly sbjsrq: string }).sbjsrq);
    }
    expect(last).toEqual(expected);
  });

  test("settlement-2025: a settlement is due on the next working day", async () => {
    const { expected } = goldenFact<unknown, { last: string }>("days", "settlement-2025");
    const page = { kjnd: 2025, pageNum: 1, pageSize: 1 };
    const { result } = await office.call("taxDeclare.hsqj.page", page);
    expect((result as { readonly list: readonly object[] }).list[0]).toMatchObject({
      deadline: expected.last,
    });
  });
});
