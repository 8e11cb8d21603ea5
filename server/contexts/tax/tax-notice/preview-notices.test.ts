import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
/** The window of October ends on Monday, the 16th of November. */
const DEADLINE = "2026-11-16";

const server = useTestServer();

interface LateDay {
  readonly payDay: string;
  readonly days: number;
  readonly amount: number;
  readonly remark: string;
}

interface Foreseen {
  readonly deadline: string;
  readonly pendingRemark: string | null;
  readonly unpaidRemark: string | null;
  readonly changedRemark: string | null;
  readonly lateDays: readonly LateDay[];
  readonly taxAmount: number;
  readonly taxPredictionDetailList: readonly { readonly szid: number; readonly se: number }[];
  readonly specialConditions: readonly object[];
  readonly grsdsSe: number | null;
  readonly gzZbInfoList: readonly { readonly se: number }[];
}

async function dues(count: number) {
  return await server.db
    .selectFrom("companyPeriod")
    .select(["companyId", "zzshfjs"])
    .where("gsid", "=", 1001)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .where("noticeTaxType", "=", 0)
    .where("zzshfjs", ">", "1000")
    .orderBy("companyId")
    .limit(count)
    .execute();
}

async function foresee(qyIdList: readonly number[]): Promise<Foreseen> {
  const { result } = await server.request("chenjie", "taxNotice.preview", { ...OCTOBER, qyIdList });
  return result as Foreseen;
}

/** 0.05 % of the yuan for each day, as a bill would have it. */
const feeOf = (yuan: number, days: number) => Math.round(yuan * 0.05 * days) / 100;

test("each day after the deadline has its late fee, up to the last on which the tax may be taken", async () => {
  const [company] = await dues(1);
  const { deadline, lateDays, pendingRemark } = await foresee([company!.companyId]);
  expect(deadline).toBe(DEADLINE);
  expect(pendingRemark).toContain(`已于 ${DEADLINE} 截止`);
  const tax = Number(company!.zzshfjs);
  expect(lateDays.map(({ payDay }) => payDay)).toEqual([
    ...Array.from({ length: 11 }, (_none, index) => `2026-11-${20 + index}`),
    ...Array.from({ length: 31 }, (_none, index) => `2026-12-${String(index + 1).padStart(2, "0")}`),
  ]);
  expect(lateDays[4]).toMatchObject({ payDay: "2026-11-24", days: 8 });
  expect(lateDays[4]?.amount).toBeCloseTo(feeOf(tax, 8), 2);
  expect(lateDays.at(-1)?.remark).toContain("已逾期 45 天");
});

test("the late fees of several companies are those of each, added up", async () => {
  const two = await dues(2);
  const together = await foresee(two.map(({ companyId }) => companyId));
  const sum = two.reduce((total, { zzshfjs }) => total + feeOf(Number(zzshfjs), 45), 0);
  expect(together.lateDays.at(-1)?.amount).toBeCloseTo(sum, 2);
  expect(together.lateDays.at(-1)?.remark).toContain("2 家企业合计预计滞纳金");
});

test("a tax that changed after it had been confirmed is told before it is notified", async () => {
  const [first, second] = await dues(2);
  expect((await foresee([first!.companyId])).changedRemark).toBeNull();
  await server.db
    .updateTable("companyPeriod")
    .set({ doubtState: 3 })
    .where("companyId", "=", first!.companyId)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .execute();
  expect((await foresee([first!.companyId])).changedRemark).toBe("预估税额有变动，请重新确认");
  expect((await foresee([first!.companyId, second!.companyId])).changedRemark).toBe(
    "1 家企业的预估税额有变动，请重新确认",
  );
});

const fenOf = (parts: readonly { readonly se: number }[]) =>
  parts.reduce((sum, { se }) => sum + Math.round(se * 100), 0);

test("the taxes add up to the amount, of one company and of several", async () => {
  const two = await dues(2);
  const apart = await Promise.all(two.map(async ({ companyId }) => await foresee([companyId])));
  const together = await foresee(two.map(({ companyId }) => companyId));
  for (const { taxAmount, taxPredictionDetailList } of [...apart, together])
    expect(fenOf(taxPredictionDetailList)).toBe(Math.round(taxAmount * 100));
  const sum = two.reduce((total, { zzshfjs }) => total + Math.round(Number(zzshfjs) * 100), 0);
  expect(Math.round(together.taxAmount * 100)).toBe(sum);
  const vat = apart.flatMap(({ taxPredictionDetailList }) =>
    taxPredictionDetailList.filter(({ szid }) => szid === 1),
  );
  expect(together.taxPredictionDetailList.filter(({ szid }) => szid === 1)).toEqual([
    { szid: 1, se: fenOf(vat) / 100 },
  ]);
});

test("one company's special cases and the tax of its staff are those of its notice; of several they are left out", async () => {
  const many = await dues(20);
  let cases = 0;
  for (const { companyId } of many) {
    const alone = await foresee([companyId]);
    const { result } = await server.request("chenjie", "taxNotice.getNoticeTaxInfo", {
      ...OCTOBER,
      qyId: companyId,
    });
    const { specialConditions, grsdsSe, gzZbInfoList } = alone;
    expect(result).toMatchObject({ specialConditions, grsdsSe, gzZbInfoList });
    if (grsdsSe !== null) expect(fenOf(gzZbInfoList)).toBe(Math.round(grsdsSe * 100));
    cases += specialConditions.length;
  }
  expect(cases).toBeGreaterThan(0);
  expect(await foresee(many.map(({ companyId }) => companyId))).toMatchObject({
    specialConditions: [],
    grsdsSe: null,
    gzZbInfoList: [],
  });
});

test("the notice of a company has the same late fees; those of another firm's company are not told", async () => {
  const [company] = await dues(1);
  const { companyId } = company!;
  const { result } = await server.request("chenjie", "taxNotice.getNoticeTaxInfo", {
    ...OCTOBER,
    qyId: companyId,
  });
  expect((result as Foreseen).lateDays).toEqual((await foresee([companyId])).lateDays);
  const { id } = await server.db
    .selectFrom("company")
    .select("companyId as id")
    .where("gsid", "!=", 1001)
    .limit(1)
    .executeTakeFirstOrThrow();
  const refused = await server.request("chenjie", "taxNotice.preview", { ...OCTOBER, qyIdList: [id] });
  expect(Number(refused.code)).not.toBe(0);
  expect(refused.result).toBeNull();
});
