import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

type Row = Readonly<Record<string, unknown>>;
const MONTH = { kjnd: 2026, kjqj: 9 };
const PAGE = { pageNum: 1, pageSize: 500 };
const call = async (operation: string, params: object, account = "chenjie") =>
  await server.request(account, `progress.${operation}`, params);
const rows = async (operation: string, params: object = MONTH, account = "chenjie") =>
  ((await call(operation, { ...PAGE, ...params }, account)).result as { list: Row[] }).list;

test("the detail of a company tells the steps that its row counts", async () => {
  const list = await rows("processView.page");
  expect(list.some(({ isDone }) => isDone === 0) || list.some(({ isDone }) => isDone === 1)).toBe(true);
  for (const row of list.slice(0, 3)) {
    const detail = (await call("processView.detail", { ...MONTH, qyid: row.qyid })).result as {
      steps: Row[];
    };
    expect(detail.steps.filter(({ state }) => state === 2)).toHaveLength(Number(row.doneNum));
    expect(detail.steps.find(({ step }) => step === "declare")).toMatchObject({ state: row.declareState });
  }
});

test("what the staff have declared is what their companies' rows say", async () => {
  const companies = await rows("processView.page");
  for (const user of (await rows("statisticsPage")).slice(0, 4)) {
    const ownCompanies = companies.filter(({ userIds }) => (userIds as unknown[]).includes(user.userId));
    expect(user).toMatchObject({
      companyNum: ownCompanies.length,
      dueNum: ownCompanies.filter(({ declareState }) => declareState !== 9).length,
      declaredNum: ownCompanies.filter(({ declareState }) => declareState === 2).length,
    });
  }
});

test("a year's invoices add up over its months", async () => {
  const list = await rows("annualInvoicePage", { kjnd: 2026 });
  expect(list.some(({ xxNum }) => Number(xxNum) > 0)).toBe(true);
  for (const row of list.slice(0, 5)) {
    const months = row.months as Row[];
    const sum = (field: string) =>
      months.reduce((total, month) => total + Math.round(Number(month[field]) * 100), 0);
    expect(sum("xxJe")).toBe(Math.round(Number(row.xxJe) * 100));
    expect(sum("jxSe")).toBe(Math.round(Number(row.jxSe) * 100));
  }
});

test("a year's companies come in the order of what they sold or bought, with the same amounts as without", async () => {
  const amounts = new Map((await rows("annualInvoicePage", { kjnd: 2026 })).map((row) => [row.qyid, row]));
  for (const sortField of ["xxJe", "xxSe", "jxJe", "jxSe"]) {
    for (const sortOrder of ["asc", "desc"]) {
      const sorted = await rows("annualInvoicePage", { kjnd: 2026, sortField, sortOrder });
      const shown = sorted.map((row) => Number(row[sortField]));
      expect(shown.length).toBe(amounts.size);
      expect(shown).toEqual(shown.toSorted((a, b) => (sortOrder === "asc" ? a - b : b - a)));
      for (const row of sorted) expect(row).toEqual(amounts.get(row.qyid));
    }
  }
});

test("a year's totals are those of its companies, whichever of them are asked for", async () => {
  const fields = ["xxNum", "xxJe", "xxSe", "jxNum", "jxJe", "jxSe"];
  const sums = (list: readonly Row[], field: string) =>
    list.reduce((total, row) => total + Math.round(Number(row[field]) * 100), 0) / 100;
  for (const [account, params] of [
    ["chenjie", {}],
    ["chenjie", { taxlayerType: "101" }],
    ["sunli", {}],
    ["chenjie", { keyword: "没有这样的企业" }],
  ] as const) {
    const list = await rows("annualInvoicePage", { kjnd: 2026, ...params }, account);
    const { result } = await call("annualInvoiceTotals", { kjnd: 2026, ...params }, account);
    const totals = result as Row & { months: Row[] };
    expect(totals).toMatchObject({
      companyNum: list.length,
      sellingNum: list.filter(({ xxNum }) => Number(xxNum) > 0).length,
      ...Object.fromEntries(fields.map((field) => [field, sums(list, field)])),
    });
    expect(totals.months).toHaveLength(12);
    for (const [index, month] of totals.months.entries()) {
      const ofMonth = list.map((row) => (row.months as Row[])[index] ?? {});
      expect([month["xxJe"], month["jxSe"]]).toEqual([sums(ofMonth, "xxJe"), sums(ofMonth, "jxSe")]);
    }
  }
});

test("a declaration's total is the sum of its taxes", async () => {
  const row = (await rows("fcpProgressView.page")).find(({ totalAmount }) => Number(totalAmount) > 0);
  const report = (await call("fcpProgressView.queryTaxReport", { ...MONTH, qyid: row?.qyid })).result as {
    taxes: { amount: number }[];
  };
  const total = report.taxes.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  expect(total).toBe(Math.round(Number(row?.totalAmount) * 100));
});

test("a certificate can be downloaded for what was paid, and for nothing else", async () => {
  const [paid] = await rows("taxCertificate.page", { kjnd: 2026 });
  const { qyid, kjnd, kjqj, certificateNo } = paid as Readonly<Record<string, string>>;
  const url = `/api/fcp/web/tax/certificate/download?qyid=${qyid}&kjnd=${kjnd}&kjqj=${kjqj}`;
  const sheet = await readSheet((await server.fetch("chenjie", url)).rawPayload);
  expect(sheet.length).toBeGreaterThan(1);
  expect(sheet[1]?.[0]).toBe(certificateNo);
  const unpaid = await server.fetch("chenjie", url.replace(`kjqj=${kjqj}`, "kjqj=12"));
  expect(unpaid.json<{ code: string }>().code).toBe("0404");
});

test("an accountant sees her own companies alone", async () => {
  for (const operation of [
    "processView.page",
    "fcpProgressView.page",
    "annualInvoicePage",
    "taxCertificate.page",
  ]) {
    const params =
      operation === "annualInvoicePage" || operation === "taxCertificate.page" ? { kjnd: 2026 } : MONTH;
    const ownRows = await rows(operation, params, "sunli");
    expect(ownRows.length).toBeGreaterThan(0);
    expect(ownRows.length).toBeLessThan((await rows(operation, params)).length);
  }
});

test("each client of the board stands at one step, what went wrong before all others, and is counted there", async () => {
  const list = await rows("processView.page");
  const steps = ["collect", "check", "estimate", "notice", "declare", "pay"];
  for (const row of list) {
    const states = steps.map((step) => row[`${step}State`]);
    const open = steps.find((_step, index) => states[index] !== 2 && states[index] !== 9);
    expect(row.stage).toBe(states.includes(3) ? "fault" : (open ?? "finished"));
  }
  const { result } = await call("processView.count", MONTH);
  expect(result).toMatchObject({ total: list.length });
  expect(new Set(list.map(({ stage }) => stage)).size).toBeGreaterThan(1);
  for (const stage of [...steps, "fault", "finished"]) {
    const narrowed = await rows("processView.page", { ...MONTH, stage });
    expect((result as Row)[stage]).toBe(narrowed.length);
    expect(narrowed).toEqual(list.filter((row) => row.stage === stage));
  }
  const { result: own } = await call("processView.count", MONTH, "sunli");
  expect((own as Row).total).toBe((await rows("processView.page", MONTH, "sunli")).length);
  expect(Number((own as Row).total)).toBeLessThan(list.length);
});
