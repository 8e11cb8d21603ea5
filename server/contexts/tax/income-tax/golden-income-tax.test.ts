import { expect, test } from "vitest";
import { goldenCase } from "../../../../tests/golden/golden-case.ts";
import { goldenFact, goldenFacts } from "../../../../tests/golden/golden-facts.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

type Yuan = Readonly<Record<string, string>>;

const Q3 = { kjnd: 2026, quarter: 3 };
const server = useTestServer();

interface Filing {
  readonly companyId: number;
  readonly filingId: number;
  readonly calcStatus: number;
  readonly noticeTaxType: number;
  readonly ynsdse: number;
  readonly jmsdse: number;
  readonly ybtse: number;
  readonly mbks: number;
}

const call = async <Result>(operation: string, params: object) => {
  const { code, message, result } = await server.request("chenjie", operation, { ...Q3, ...params });
  if (code !== "0") throw new Error(`${operation}: ${message}`);
  return result as Result;
};

/** Puts figures into the open prepayment of some client, and gives it as its drawer shows it. */
async function prepaymentWith(tax: "corporate" | "operating", figures: object, become: object = {}) {
  const { qyId, filingId } = await openFiling(tax);
  if (Object.keys(become).length > 0)
    await server.db.updateTable("company").set(become).where("companyId", "=", qyId).execute();
  const byHand = { mbks: 0, yyjse: 0, content: "按申报表核对", ...figures };
  await call(`incomeTax.${tax}.adjust`, { filingId, qyId, ...byHand });
  return await call<Filing>(`incomeTax.${tax}.detail`, { qyId });
}

async function openFiling(tax: "corporate" | "operating") {
  const page = { pageNum: 1, pageSize: 500 };
  const { list } = await call<{ list: readonly Filing[] }>(`incomeTax.${tax}.page`, page);
  const open = list.find(({ calcStatus, noticeTaxType }) => calcStatus === 1 && noticeTaxType === 0);
  if (!open) throw new Error(`no client has an open prepayment of ${tax} tax`);
  return { qyId: open.companyId, filingId: open.filingId };
}

const shown = ({ ynsdse, jmsdse, ybtse }: Filing) => ({
  tax: ynsdse.toFixed(2),
  relief: jmsdse.toFixed(2),
  payable: ybtse.toFixed(2),
});

const INDIVIDUAL = { companyType: "2", registType: "410" };
const PARTNERSHIP = { companyType: "1", registType: "172" };

test.each(goldenFacts<Yuan, object>("income-tax", /^operating-/))(
  "$id: $derivation",
  async ({ in: given, expected }) => {
    const figures = { lrze: Number(given["taxable"]), jcfy: 0 };
    const filing = await prepaymentWith(
      "operating",
      figures,
      given["isSoleTrader"] ? INDIVIDUAL : PARTNERSHIP,
    );
    expect(shown(filing)).toEqual(expected);
  },
);

test.each(["cit-3000000.01", "cit-1234567.89"])("%s: what is due of a year's profit so far", async (id) => {
  const { in: given, out } = goldenCase(id) as unknown as { in: Yuan; out: Yuan };
  const figures = { lrze: Number(given["profitYearToDate"]), yyjse: Number(given["prepaid"]) };
  const { payable } = shown(await prepaymentWith("corporate", { ...figures, cyrs: 10, zcze: 1_000_000 }));
  expect(payable).toBe(out["due"]);
});

test("losses-five-years: what the settlements of earlier years have left of their losses", async () => {
  const { in: given, expected } = goldenFact<{ readonly results: Yuan }, Yuan>(
    "income-tax",
    "losses-five-years",
  );
  const { qyId, filingId } = await openFiling("corporate");
  await server.db.deleteFrom("annualSettlement").where("companyId", "=", qyId).execute();
  const settled = Object.entries(given.results).map(([year, lrze]) => ({
    gsid: 1001,
    companyId: qyId,
    kjnd: Number(year),
    lrze,
    updateTime: "2026-06-01 09:00:00",
  }));
  await server.db.insertInto("annualSettlement").values(settled).execute();
  await call("incomeTax.corporate.adjust", { filingId, qyId, lrze: 1_000_000, content: "按申报表核对" });
  const { mbks } = await call<Filing>("incomeTax.corporate.detail", { qyId });
  expect(mbks.toFixed(2)).toBe(expected["carried"]);
});
