import { expect, type Locator, type Page } from "@playwright/test";
import type { Api } from "./api.ts";
import { resultOf } from "./companies.ts";
import { dataRows, filtered } from "./list-screen.ts";
import { MONTHLY_TAX, type MonthlyRow, monthlyRows } from "./monthly-tax.ts";

/** An invoice among those that can be deducted in October. */
export interface Purchase {
  readonly id: number;
  readonly fphm: string;
  readonly gxzt: number;
  readonly yxse: number;
  readonly disabledReason: string | null;
  /** Of its picture, if it has one. */
  readonly url: string | null;
  readonly lsh: string | null;
}

interface Purchases {
  readonly list: readonly Purchase[];
  readonly total: number;
  readonly selectedCount: number;
  readonly selectedAmount: number;
}

/** The purchases that the list of the drawer requests when it opens. */
export async function purchasesOf(
  api: Api,
  { companyId: qyid }: MonthlyRow,
  more: object = {},
): Promise<Purchases> {
  return await resultOf<Purchases>(
    api.post("/api/fcp/web/invoice/check/page", {
      qyid,
      gxnd: 2026,
      gxyf: 10,
      pageNum: 1,
      pageSize: 50,
      glztList: [0, 1],
      fpztList: [0, 3],
      ...more,
    }),
  );
}

export const isFree = ({ gxzt, disabledReason }: Purchase) => gxzt === 0 && disabledReason === null;

/** General taxpayers whose invoices can be ticked, with at least two free ones on the first page. */
export async function selectingCompanies(api: Api, count: number): Promise<readonly MonthlyRow[]> {
  const open = await monthlyRows(api, { taxlayerType: "001", noticeTaxType: 0 });
  const found: MonthlyRow[] = [];
  for (const row of open) {
    if (found.length === count) break;
    if (row.confirmationStatus !== 0 || row.predictionStatus !== 1 || row.isOpeningUnknown) continue;
    const { list } = await purchasesOf(api, row);
    if (list.filter(isFree).length >= 2) found.push(row);
  }
  if (found.length < count)
    throw new Error(`${count} companies with free invoices, there are ${found.length}`);
  return found;
}

/** Opens the month of a company from the monthly list. */
export async function openMonth(page: Page, { taxlayerNo, companyName }: MonthlyRow): Promise<Locator> {
  await page.goto(filtered(MONTHLY_TAX, "fuzzyMatch", taxlayerNo));
  await expect(dataRows(page)).toHaveCount(1);
  await dataRows(page)
    .first()
    .getByRole("button", { name: /^(勾选|税款明细)$/ })
    .click();
  return monthOf(page, companyName);
}

/** The open drawer of a company. */
export function monthOf(page: Page, companyName: string): Locator {
  return page.getByRole("dialog", { name: new RegExp(companyName) });
}

/** The row of an invoice in a list; a number of 20 characters is shortened there, and whole in its title. */
export function invoiceRow(list: Locator, { fphm }: Pick<Purchase, "fphm">): Locator {
  const rows = list.getByRole("row");
  return fphm.length < 20
    ? rows.filter({ hasText: fphm })
    : rows.filter({ has: list.page().getByTitle(fphm, { exact: true }) });
}

/** An amount of the summary by its name. */
export function figure(month: Locator, title: string): Locator {
  return month
    .getByRole("region", { name: "本期税款" })
    .locator(".month-figure")
    .filter({ has: month.page().getByText(title, { exact: true }) })
    .locator("dd");
}
