import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import {
  type FailedCompany,
  type SortedCompanies,
  assertNoneFailed,
  nameCompanies,
} from "../company-period/sorted-companies.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";
import type { FilingFaults, NoticedTax, Taxpayer } from "./noticed-tax.ts";

export interface OfMonth {
  readonly month: Month;
  readonly companyIds: readonly number[];
}

/** A row that may go on, locked for a change, and whose it is. */
export interface TakenFiling<Row> {
  readonly row: Row;
  readonly client: Taxpayer;
}

/** The rows of those that may go on, locked for a change and made where there was none, and the others with their reasons. */
export async function sortFilings<Row>(
  tax: NoticedTax<Row>,
  { month, companyIds }: OfMonth,
  faults: FilingFaults<NoInfer<Row>>,
  context: FirmContext,
): Promise<SortedCompanies<TakenFiling<Row>>> {
  const clients = await context.db
    .selectFrom("company")
    .select(["companyId", "companyName", "taxlayerNo", "companyType", "registType", "registrationDate"])
    .where("companyId", "in", [...new Set(companyIds)])
    .orderBy("companyId")
    .execute();
  context.concerns(nameCompanies(clients.map(({ companyName }) => companyName)));
  const filing = clients.filter((client) => tax.exemption(client, month) === null);
  const ids = filing.map(({ companyId }) => companyId);
  const taken = ids.length === 0 ? [] : await tax.take(ids, month, context);
  const faultOf = await faults(taken, month, context);
  const rows = new Map(taken.map((row) => [tax.state(row).companyId, row]));
  const passed: TakenFiling<Row>[] = [];
  const failed: FailedCompany[] = [];
  for (const client of clients) {
    const row = rows.get(client.companyId);
    const reason = row === undefined ? tax.exemption(client, month) : faultOf(row);
    if (row !== undefined && reason === null) passed.push({ row, client });
    else failed.push({ companyId: client.companyId, companyName: client.companyName, reason: reason ?? "" });
  }
  return { passed, failed };
}

interface Named {
  readonly id: number;
  readonly companyId: number;
  readonly month: Month;
}

/** One row by its number, locked for a change; refuses one that there is not, and one with a reason against it. */
export async function takeFiling<Row>(
  tax: NoticedTax<Row>,
  { id, companyId, month }: Named,
  faults: FilingFaults<NoInfer<Row>>,
  context: FirmContext,
): Promise<Row> {
  const sorted = await sortFilings(tax, { month, companyIds: [companyId] }, faults, context);
  assertNoneFailed(sorted);
  const [taken] = sorted.passed;
  if (taken === undefined || tax.state(taken.row).id !== id)
    throw new Refusal("missing", `该${tax.words.work}不存在，请刷新后重试`);
  return taken.row;
}
