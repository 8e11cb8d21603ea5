import { expect, test } from "vitest";
import { formatYuan } from "../../../../src/domain/money.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };

const server = useTestServer();

interface Pending {
  readonly companyCount: number;
  readonly invoiceCount: number;
  readonly taxAmount: number;
}

interface Purchase {
  readonly gxzt: number;
  readonly yxse: number;
  readonly disabledReason: string | null;
}

async function months() {
  return await server.db
    .selectFrom("companyPeriod as p")
    .innerJoin("company as c", "c.companyId", "p.companyId")
    .select(["c.companyId", "c.taxlayerType", "p.confirmationStatus"])
    .where("p.gsid", "=", 1001)
    .where("p.kjnd", "=", 2026)
    .where("p.kjqj", "=", 10)
    .where("c.isRemove", "=", 0)
    .orderBy("c.companyId")
    .execute();
}

async function ask(companyIdList: readonly number[]): Promise<Pending> {
  const { result } = await server.request("zhoumy", "taxConfirm.pendingInput", { ...OCTOBER, companyIdList });
  return result as Pending;
}

/** As the page of selection shows them: neither selected nor barred. */
async function shownOf(qyid: number): Promise<readonly Purchase[]> {
  const { result } = await server.request("zhoumy", "invoice.check.page", {
    qyid,
    gxnd: 2026,
    gxyf: 10,
    pageNum: 1,
    pageSize: 500,
  });
  const { list } = result as { list: readonly Purchase[] };
  return list.filter(({ gxzt, disabledReason }) => gxzt === 0 && disabledReason === null);
}

test("what can still be selected is counted as the page of selection shows it, company by company and over all", async () => {
  const all = await months();
  const open = all.filter(
    ({ taxlayerType, confirmationStatus }) => taxlayerType === "001" && confirmationStatus !== 2,
  );
  const sums = { companyCount: 0, invoiceCount: 0, fen: 0 };
  for (const { companyId } of open.slice(0, 12)) {
    const shown = await shownOf(companyId);
    const fen = shown.reduce((sum, { yxse }) => sum + Math.round(yxse * 100), 0);
    expect(await ask([companyId])).toEqual({
      companyCount: shown.length === 0 ? 0 : 1,
      invoiceCount: shown.length,
      taxAmount: fen / 100,
    });
    sums.companyCount += shown.length === 0 ? 0 : 1;
    sums.invoiceCount += shown.length;
    sums.fen += fen;
  }
  expect(sums.invoiceCount).toBeGreaterThan(0);
  expect(await ask(open.slice(0, 12).map(({ companyId }) => companyId))).toEqual({
    companyCount: sums.companyCount,
    invoiceCount: sums.invoiceCount,
    taxAmount: sums.fen / 100,
  });
  const others = all.filter(
    ({ taxlayerType, confirmationStatus }) => taxlayerType !== "001" || confirmationStatus === 2,
  );
  expect(await ask(others.map(({ companyId }) => companyId))).toEqual({
    companyCount: 0,
    invoiceCount: 0,
    taxAmount: 0,
  });
});

test("the notice of a company tells what is left to select", async () => {
  const told = new Set<boolean>();
  for (const { companyId } of await months()) {
    if (told.size === 2) break;
    const { invoiceCount, taxAmount } = await ask([companyId]);
    if (told.has(invoiceCount > 0)) continue;
    told.add(invoiceCount > 0);
    const params = { ...OCTOBER, qyIdList: [companyId] };
    const { result } = await server.request("zhoumy", "taxNotice.preview", params);
    const words = `有 ${invoiceCount} 张进项发票（税额 ${formatYuan(taxAmount)} 元）尚未勾选，不计入抵扣`;
    expect(result).toMatchObject({ inputRemark: invoiceCount === 0 ? null : words });
  }
  expect(told).toEqual(new Set([true, false]));
});
