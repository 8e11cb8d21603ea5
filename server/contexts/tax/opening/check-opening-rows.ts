import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { FieldError } from "../../../platform/errors.ts";
import type { WorkbookRow } from "../../../platform/spreadsheet/read-workbook.ts";
import type { RowsCheck } from "../../../records/import/import-rows.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { type PeriodOf, findPeriod } from "../company-period/company-period.ts";
import { openingFaults } from "./opening-amounts.ts";
import { openingLock } from "./opening-lock.ts";
import { cellFaults, findClient, readOpeningRow } from "./opening-rows.ts";

/** The faults of rows of a file of opening amounts for a month, before any of them is entered. */
export function checkOpeningRows(month: Omit<PeriodOf, "companyId">): RowsCheck {
  return async (rows, all, context) => {
    const lines = await firstLines(all, context);
    const faults = new Map<number, readonly FieldError[]>();
    for (const row of rows) faults.set(row.line, await rowFaults(row, lines, month, context));
    return faults;
  };
}

/** Client → the first line that names it. */
async function firstLines(all: readonly WorkbookRow[], context: FirmContext) {
  const lines = new Map<number, number>();
  for (const { line, values } of all) {
    const companyId = await findClient(values, context);
    if (typeof companyId === "number" && !lines.has(companyId)) lines.set(companyId, line);
  }
  return lines;
}

async function rowFaults(
  { line, values }: WorkbookRow,
  lines: ReadonlyMap<number, number>,
  month: Omit<PeriodOf, "companyId">,
  context: FirmContext,
): Promise<readonly FieldError[]> {
  const inCells = cellFaults(values);
  if ((values["company"] ?? null) === null) return inCells;
  const companyId = await findClient(values, context);
  const atCompany = (message: string) => [{ path: "company", message }, ...inCells];
  if (typeof companyId === "string") return atCompany(`企业“${values["company"]}”${companyId}`);
  const first = lines.get(companyId);
  if (first !== undefined && first !== line) return atCompany(`企业与第 ${first} 行重复`);
  const taxpayer = await readTaxpayer(context.db, companyId);
  const row = await findPeriod(context.db, { companyId, ...month });
  const locked = openingLock(row ?? { taxDeclareStatus: 0, confirmationStatus: 0 }, taxpayer, month.kjqj);
  if (locked !== null) return atCompany(locked);
  return inCells.length > 0 ? inCells : openingFaults(readOpeningRow(values), taxpayer, context);
}
