import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { FieldError } from "../../../platform/errors.ts";
import type { ImportRow } from "../../../contracts/import-kind.ts";
import type { FaultsByLine } from "../../../imports/planned-rows.ts";
import { findNamedClients } from "../../../records/import/named-references.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { type PeriodOf, findPeriod } from "../company-period/company-period.ts";
import { openingFaults } from "./opening-amounts.ts";
import { openingLock } from "./opening-lock.ts";
import { cellFaults, clientTextOf, readOpeningRow } from "./opening-rows.ts";

/** The faults of rows of a file of opening amounts for a month, before any of them is entered. */
export async function checkOpeningRows(
  rows: readonly ImportRow[],
  month: Omit<PeriodOf, "companyId">,
  context: FirmContext,
): Promise<FaultsByLine> {
  const named = await nameClients(rows, context);
  const faults = new Map<number, readonly FieldError[]>();
  for (const row of rows) faults.set(row.line, await rowFaults(row, named, month, context));
  return faults;
}

interface NamedClients {
  /** Text → client, or why there is not one. */
  readonly clients: ReadonlyMap<string, number | string>;
  /** Client → the first line that names it. */
  readonly lines: ReadonlyMap<number, number>;
}

async function nameClients(all: readonly ImportRow[], context: FirmContext): Promise<NamedClients> {
  const texts = all.map(({ values }) => clientTextOf(values)).filter((text) => text !== "");
  const clients = await findNamedClients(texts, context);
  const lines = new Map<number, number>();
  for (const { line, values } of all) {
    const companyId = clients.get(clientTextOf(values));
    if (typeof companyId === "number" && !lines.has(companyId)) lines.set(companyId, line);
  }
  return { clients, lines };
}

async function rowFaults(
  { line, values }: ImportRow,
  { clients, lines }: NamedClients,
  month: Omit<PeriodOf, "companyId">,
  context: FirmContext,
): Promise<readonly FieldError[]> {
  const inCells = cellFaults(values);
  const text = clientTextOf(values);
  const companyId = clients.get(text);
  if (companyId === undefined) return inCells;
  const atCompany = (message: string) => [{ path: "company", message }, ...inCells];
  if (typeof companyId === "string") return atCompany(`企业“${text}”${companyId}`);
  const first = lines.get(companyId);
  if (first !== undefined && first !== line) return atCompany(`企业与第 ${first} 行重复`);
  const taxpayer = await readTaxpayer(context.db, companyId);
  const row = await findPeriod(context.db, { companyId, ...month });
  const locked = openingLock(row, taxpayer, month.kjqj);
  if (locked !== null) return atCompany(locked);
  return inCells.length > 0 ? inCells : openingFaults(readOpeningRow(values), taxpayer, context);
}
