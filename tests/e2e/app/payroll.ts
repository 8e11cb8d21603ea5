import type { Page } from "@playwright/test";
import type { Api } from "./api.ts";
import { addCompany } from "./companies.ts";
import { importPlanned } from "./import-plan.ts";
import { button } from "./list-screen.ts";
import { fillTemplate } from "./workbook.ts";

const SALARY = "/api/fcp/web/salary";
const PERIOD = { kjnd: 2026, kjqj: 10 };
/** Invented people with valid identity numbers, which no other data uses. */
export const PEOPLE = [
  { xm: "陆晓岚", zjhm: "310115199203074215" },
  { xm: "顾明远", zjhm: "31011519881102345X" },
] as const;

/** The address of a tab of the payroll of a company. */
export function payrollOf(companyId: number, tab: string): string {
  const search = new URLSearchParams({ companyId: String(companyId), period: "2026-10", tab });
  return `/accountCenter/salary/detail?${search}`;
}

/** A company of its own, with people who are employed for years. */
export async function companyWith(api: Api, name: string, people: readonly object[]): Promise<number> {
  const { companyId } = await addCompany(api, name);
  for (const person of people)
    await api.post(`${SALARY}/person/save`, {
      ...PERIOD,
      companyId,
      rzrq: "2020-03-01",
      ...person,
    });
  return companyId;
}

/** Takes the template of a list, fills in the rows, gives it to the list, and imports what the plan says. */
export async function importRows(
  page: Page,
  title: string,
  rows: readonly Readonly<Record<string, string | number>>[],
): Promise<void> {
  const template = page.waitForEvent("download");
  await button(page, "下载导入模板").click();
  const buffer = await fillTemplate(await template, rows);
  const chosen = page.waitForEvent("filechooser");
  await button(page, "导入").click();
  await (await chosen).setFiles({ name: "导入.xlsx", mimeType: "application/octet-stream", buffer });
  await importPlanned(page, title);
}

/** Puts all staff of the company on the sheet of the period, with a basic pay; returns the sheet's scheme. */
export async function payAll(api: Api, companyId: number, period = PERIOD): Promise<number> {
  const { result } = await api.post(`${SALARY}/person/list`, {
    companyId,
    pageNum: 1,
    pageSize: 100,
  });
  const lineList = (result as { list: readonly { ryid: number }[] }).list.map(({ ryid }) => ({
    ryid,
    jbgz: 8000,
  }));
  const saved = await api.post(`${SALARY}/save`, { ...period, companyId, xclx: 1, lineList });
  return (saved.result as { xctjid: number }).xctjid;
}

/**
 * A company with a sheet and a record of each of the sets that are written by hand, of the person on it; confirmed when
 * said. Gives the query of its payroll's address.
 */
export async function payrollWithAll(api: Api, name: string, isConfirmed: boolean): Promise<string> {
  const companyId = await companyWith(api, name, [PEOPLE[0]]);
  const xctjid = await payAll(api, companyId);
  const { result } = await api.post(`${SALARY}/page`, { ...PERIOD, companyId, pageNum: 1, pageSize: 10 });
  const [line] = (result as { list: readonly { ryid: number }[] }).list;
  const of = { ...PERIOD, companyId, ryid: line?.ryid };
  await api.post(`${SALARY}/gz/foreign/save`, { ...of, jnzf: 100, jnts: 31, ljjzts: 80 });
  await api.post(`${SALARY}/gz/relief/save`, { ...of, sdxm: 1, jmsx: "qt", jmse: 1 });
  await api.post(`${SALARY}/gz/personalIncome/save`, { ...of, sdxm: "orsd", sr: 100 });
  if (isConfirmed) await api.post(`${SALARY}/confirm`, { ...PERIOD, companyId, xctjid, confirmStatus: 1 });
  return `companyId=${companyId}&period=2026-10&xctjid=${xctjid}`;
}
