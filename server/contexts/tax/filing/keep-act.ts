import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type NoticeEntry, REVOKE, keepTaxNotice } from "../tax-notice/keep-notice.ts";
import type { FilingChanges, NoticedTax } from "./noticed-tax.ts";

interface Act<Row> {
  /** As it was before. */
  readonly row: Row;
  readonly changes?: FilingChanges;
  readonly entry: NoticeEntry;
}

/** Adds an act on a filing to the history of notices. */
export async function keepAct<Row>(
  tax: NoticedTax<Row>,
  { row, changes = {}, entry }: Act<Row>,
  context: FirmContext,
): Promise<void> {
  const { id, companyId, ...before } = tax.state(row);
  const { taxStatus, doubtState, paymentTimeType, payTime } = { ...before, ...changes };
  const shown = entry.operationType === REVOKE ? null : taxStatus;
  const noticed = { id, companyId, ...tax.month(row), szId: tax.szid, taxStatus: shown, doubtState };
  await keepTaxNotice({ ...noticed, paymentTimeType, payTime }, entry, context);
}
