import { expect, test } from "vitest";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { totalInvoices } from "../../../../src/domain/tax/invoice-totals.ts";
import { calculatePeriod } from "../../../../src/domain/tax/calculate-period.ts";
import { NO_SPECIAL_AMOUNTS } from "../../../../src/domain/tax/special-amounts.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

interface Row {
  readonly companyId: number;
  readonly taxlayerType: string;
  readonly nsqxdm: string;
  readonly zzshfjs: number | null;
  readonly byxxTotalJe: number | null;
  readonly byxxTotalSe: number | null;
  readonly byxxTotalNum: number | null;
  readonly predictionStatus: number | null;
  readonly noticeTaxType: number | null;
  readonly cjzt: number | null;
  readonly checkStatus: number | null;
  readonly confirmationStatus: number | null;
}

const server = useTestServer();

const OCTOBER = { kjnd: 2026, kjqj: 10 };

async function rows(
  params: object = {},
  account = "chenjie",
): Promise<{ list: Row[]; total: number; hj: Record<string, number> }> {
  const { result, message } = await server.request(account, "invoice.collection.page", {
    ...OCTOBER,
    pageNum: 1,
    pageSize: 500,
    ...params,
  });
  if (result === null) throw new Error(String(message));
  return result as { list: Row[]; total: number; hj: Record<string, number> };
}

async function invoicesOf(companyId: number) {
  return await server.db
    .selectFrom("invoice")
    .selectAll()
    .where("gsid", "=", 1001)
    .where("companyId", "=", companyId)
    .execute();
}

test("the sales of a row are its company's invoices added up, void ones left out", async () => {
  const { list } = await rows();
  const row = list.find(({ byxxTotalNum, nsqxdm }) => (byxxTotalNum ?? 0) > 0 && nsqxdm === "08");
  const sales = (await invoicesOf(row!.companyId)).filter(
    ({ jxxlx, kjnd, kjqj, fpzt }) => jxxlx === 1 && kjnd === 2026 && kjqj === 10 && fpzt !== 1,
  );
  const fen = (name: "jehj" | "sehj") => sales.reduce((sum, sale) => sum + yuanToFen(Number(sale[name])), 0);
  expect(row?.byxxTotalNum).toBe(sales.length);
  expect(yuanToFen(row?.byxxTotalJe ?? 0)).toBe(fen("jehj"));
  expect(yuanToFen(row?.byxxTotalSe ?? 0)).toBe(fen("sehj"));
});

test("the estimate of a general taxpayer follows from its invoices, its special cases and last month's credit", async () => {
  const { list } = await rows({ taxlayerType: "001" });
  const cases = await server.db
    .selectFrom("plainRecord")
    .select("companyId")
    .where("resource", "=", "specialCase")
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .execute();
  const withCases = new Set(cases.map(({ companyId }) => companyId));
  const row = list.find(
    (candidate) => candidate.predictionStatus === 1 && !withCases.has(candidate.companyId),
  );
  const companyId = row!.companyId;
  const taxpayer = await server.db
    .selectFrom("company")
    .selectAll()
    .where("companyId", "=", companyId)
    .executeTakeFirstOrThrow();
  const before = await server.db
    .selectFrom("companyPeriod")
    .select("estimate")
    .where("companyId", "=", companyId)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 9)
    .executeTakeFirst();
  const all = (await invoicesOf(companyId)).map((invoice) => ({
    ...invoice,
    net: yuanToFen(Number(invoice.jehj)),
    tax: yuanToFen(Number(invoice.sehj)),
    deductible: yuanToFen(Number(invoice.yxse)),
    simple: invoice.jyjs === 1,
    selected: invoice.gxzt === 1 && invoice.rzzt === 1,
  }));
  const declared = totalInvoices([
    ...all.filter((invoice) => invoice.jxxlx === 1 && invoice.kjnd === 2026 && invoice.kjqj === 10),
    ...all.filter((invoice) => invoice.jxxlx === 0 && invoice.gxnd === 2026 && invoice.gxyf === 10),
  ]);
  const { estimate } = calculatePeriod(taxpayer, {
    ...OCTOBER,
    declared,
    special: NO_SPECIAL_AMOUNTS,
    opening: {
      isUnknown: false,
      credit: yuanToFen(before?.estimate?.closingCredit ?? 0),
      controlFee: yuanToFen(before?.estimate?.closingControlFee ?? 0),
      prepaid: yuanToFen(before?.estimate?.closingPrepaid ?? 0),
    },
  });
  expect(yuanToFen(row?.zzshfjs ?? -1)).toBe(estimate.total);
});

test("who files by quarter has no estimate in the quarter's first month", async () => {
  const { list } = await rows({ cjzt: 2 });
  const quarterly = list.filter(({ nsqxdm }) => nsqxdm === "08");
  expect(quarterly.length).toBeGreaterThan(5);
  expect(
    quarterly.every(
      ({ zzshfjs, predictionStatus }) => zzshfjs === null && [31, 32].includes(predictionStatus ?? 0),
    ),
  ).toBe(true);
});

test("calculating anew gives what the demonstration was given", async () => {
  const { list } = await rows({ taxlayerType: "001" });
  const row = list.find((candidate) => candidate.predictionStatus === 1 && candidate.noticeTaxType === 0);
  const params = { companyId: row!.companyId, ...OCTOBER };
  const before = row?.zzshfjs;
  expect((await server.request("chenjie", "prediction.recalculate", params)).code).toBe("0");
  const after = await waitFor(row!.companyId, ({ predictionStatus }) => predictionStatus !== 2);
  expect(after.zzshfjs).toBe(before);
});

async function waitFor(companyId: number, done: (row: Row) => boolean): Promise<Row> {
  for (let tries = 0; tries < 400; tries += 1) {
    const row = (await rows()).list.find((candidate) => candidate.companyId === companyId);
    if (row && done(row)) return row;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("never done");
}

test.each([
  ["taxlayerType", "101"],
  ["noticeTaxType", 1],
  ["confirmState", "failed"],
  ["predictionState", "creditUnknown"],
  ["predictionState", "failed"],
  ["cjzt", 3],
  ["fpztList", [1, 3]],
  ["rzzt", 1],
  ["dkzt", 0],
  ["sdbz", 1],
  ["amountWarning", [1]],
  ["amountWarning", [2]],
  ["amountWarning", [3]],
  ["amountWarning", [4]],
  ["quarterBalanceMin", 300_000],
  ["yearBalanceMax", 2_000_000],
  ["sehjMin", 20_000],
  ["zzssflMax", 0.02],
  ["fuzzyMatch", "科技"],
])("the filter %s leaves some and not all", async (name, value) => {
  const all = await rows();
  const some = await rows({ [name]: value });
  expect(some.total).toBeGreaterThan(0);
  expect(some.total).toBeLessThan(all.total);
});

test("the counts of the tabs add up to the list, and the sums to its rows", async () => {
  const { total, list, hj } = await rows();
  const { result } = await server.request("chenjie", "invoice.collection.confirmChangeCount", OCTOBER);
  const { all, notNotified, notified, awaiting, done } = result as Record<string, number>;
  expect(all).toBe(total);
  expect([notNotified, notified, awaiting, done].every((count) => (count ?? 0) > 0)).toBe(true);
  const fen = list.reduce((sum, row) => sum + yuanToFen(row.byxxTotalJe ?? 0), 0);
  expect(yuanToFen(hj.byxxTotalJe ?? 0)).toBe(fen);
});

test("an accountant sees her companies alone", async () => {
  const ownRows = await rows({}, "sunli");
  expect(ownRows.total).toBeGreaterThan(0);
  expect(ownRows.total).toBeLessThan((await rows()).total);
});

test("collecting brings new invoices once, and a company that fails says why", async () => {
  const { list } = await rows({ cjzt: 0 });
  const ids = list
    .filter(({ predictionStatus }) => predictionStatus !== 32)
    .map(({ companyId }) => companyId);
  const { result } = await server.request("chenjie", "invoice.task.send", { ...OCTOBER, companyIdList: ids });
  expect((result as { failCount: number }).failCount).toBe(0);
  for (const id of ids) await waitFor(id, ({ cjzt }) => cjzt !== 1);
  const count = async () => (await Promise.all(ids.map(invoicesOf))).flat().length;
  const once = await count();
  await server.request("chenjie", "invoice.task.send", { ...OCTOBER, companyIdList: ids });
  for (const id of ids) await waitFor(id, ({ cjzt }) => cjzt !== 1);
  expect(await count()).toBe(once);
});
