import { expect, test } from "vitest";
import { goldenFacts } from "../../../../tests/golden/golden-facts.ts";
import { jobEnd } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();
const CASES = goldenFacts<
  { readonly taxableIncome: string; readonly prepaid: string },
  { readonly tax: string; readonly relief: string; readonly payable: string }
>("income-tax", /^small-enterprise-form-/);

const call = async <Result>(operation: string, params: object) => {
  const { code, message, result } = await server.request("chenjie", operation, params);
  if (code !== "0") throw new Error(`${operation}: ${message}`);
  return result as Result;
};
interface Row {
  readonly companyId: number;
  readonly calcStatus: number;
  readonly noticeTaxType: number;
  readonly filingId: number;
  readonly settlementId: number;
  readonly ynsdse: number;
  readonly jmsdse: number;
  readonly ybtse: number;
}
const pageOf = async (area: string, period: object) => {
  const { list } = await call<{ list: readonly Row[] }>(`${area}.page`, {
    ...period,
    pageNum: 1,
    pageSize: 500,
  });
  const row = list.find(({ calcStatus, noticeTaxType }) => calcStatus === 1 && noticeTaxType === 0);
  if (!row) throw new Error(`${area} has nothing that can be adjusted`);
  return row;
};
const byHand = ({ in: given }: (typeof CASES)[number]) => ({
  lrze: Number(given.taxableIncome),
  mbks: 0,
  yyjse: Number(given.prepaid),
  cyrs: 10,
  zcze: 1_000_000,
  content: "按申报表核对",
});
const wanted = ({ expected: { tax, relief, payable } }: (typeof CASES)[number]) => ({
  ynsdse: Number(tax),
  jmsdse: Number(relief),
  ybtse: Number(payable),
});

test("a prepayment rounds tax and relief as the lines of its form", async () => {
  const period = { kjnd: 2026, quarter: 3 };
  const { companyId: qyId, filingId } = await pageOf("incomeTax.corporate", period);
  for (const one of CASES) {
    await call("incomeTax.corporate.adjust", { ...period, filingId, qyId, ...byHand(one) });
    expect(await call("incomeTax.corporate.detail", { ...period, qyId })).toMatchObject(wanted(one));
  }
});

test("so does a settlement of the year", async () => {
  const period = { kjnd: 2025 };
  const [first] = (
    await call<{ list: readonly Row[] }>("taxDeclare.hsqj.page", {
      ...period,
      status: "pending",
      pageNum: 1,
      pageSize: 500,
    })
  ).list;
  const qyId = first?.companyId ?? 0;
  const { taskid } = await call<{ taskid: string }>("taxDeclare.hsqj.calculate", {
    ...period,
    qyIdList: [qyId],
  });
  await jobEnd(server, "chenjie", taskid);
  const { settlementId } = await call<Row>("taxDeclare.hsqj.detail", { ...period, qyId });
  for (const one of CASES) {
    const figures = { ...byHand(one), tzzj: 0, tzjs: 0 };
    await call("taxDeclare.hsqj.adjust", { ...period, settlementId, qyId, ...figures });
    expect(await call("taxDeclare.hsqj.detail", { ...period, qyId })).toMatchObject(wanted(one));
  }
});
