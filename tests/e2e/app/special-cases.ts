import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { type Api, exchangeTicket } from "./api.ts";
import { resultOf } from "./companies.ts";
import { type MonthlyRow, monthlyRows } from "./monthly-tax.ts";
import { picture } from "./picture.ts";

export const OCTOBER = { kjnd: 2026, kjqj: 10 };
const SPECIAL_CASES = "/api/fcp/web/specialCase";

export interface SpecialCaseSheet {
  readonly specialConditions: readonly {
    readonly specialType: number;
    readonly amount: number | null;
    readonly bz: string | null;
    readonly annexList: readonly { readonly name: string; readonly url: string; readonly fileType: number }[];
  }[];
  readonly incompleteList: readonly string[];
}

/** The address of a client's month, at one of its tabs. */
export function monthOf({ companyId }: Pick<MonthlyRow, "companyId">, tab: string): string {
  return `/accountCenter/invoiceDetail?companyId=${companyId}&period=2026-10&tab=${tab}`;
}

/** A client whose month can still be changed, and that has declared nothing beside its invoices. */
export async function openCompany(
  api: Api,
  taxlayerType: string,
  isWanted: (row: MonthlyRow) => boolean = () => true,
): Promise<MonthlyRow> {
  for (const row of await monthlyRows(api, { taxlayerType, noticeTaxType: 0 })) {
    if (row.predictionStatus !== 1 || row.isOpeningUnknown || (row.zzshfjs ?? 0) <= 1 || !isWanted(row))
      continue;
    const { specialConditions } = await sheetOf(api, row);
    if (specialConditions.length === 0) return row;
  }
  throw new Error(`no taxpayer of type ${taxlayerType} has a month without special cases`);
}

export async function sheetOf(
  api: Api,
  { companyId }: Pick<MonthlyRow, "companyId">,
): Promise<SpecialCaseSheet> {
  return await resultOf(api.get(`${SPECIAL_CASES}/detail?kjnd=2026&kjqj=10&qyId=${companyId}`));
}

/** Saves special cases as a colleague does, and waits until the tax has been calculated with them. */
export async function declareBeside(
  api: Api,
  { companyId }: Pick<MonthlyRow, "companyId">,
  specialConditions: readonly object[],
): Promise<void> {
  await resultOf(
    api.post(`${SPECIAL_CASES}/confirmTempSave`, { ...OCTOBER, qyId: companyId, specialConditions }),
  );
  for (let tries = 0; tries < 100; tries += 1) {
    const { predictionStatus } = await resultOf<{ predictionStatus: number }>(
      api.post("/api/fcp/web/tax/prediction/statistics", { ...OCTOBER, qyid: companyId }),
    );
    if (predictionStatus !== 2) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the tax is still being calculated");
}

/** Uploads a file as an account does. */
export async function uploadFile(
  address: string,
  account: string,
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<string> {
  const { accessToken } = await exchangeTicket(address, account);
  const body = new FormData();
  body.append("file", new Blob([Uint8Array.from(file.buffer)], { type: file.mimeType }), file.name);
  const response = await fetch(`${address}/api/fcp/web/customerFile/upload`, {
    method: "POST",
    headers: { "access-token": accessToken, "idempotency-key": randomUUID() },
    body,
  });
  const { result } = (await response.json()) as { result: { fileUrl: string } };
  return result.fileUrl;
}

/** The entry of a kind of special case. */
export function entryOf(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

export const PICTURE = picture("转出明细.png");

export const DOCUMENT = {
  name: "客运发票.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
};
