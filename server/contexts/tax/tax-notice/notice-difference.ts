import { yuanToFen } from "../../../../src/domain/money.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import { NOT_NOTIFIED } from "../company-period/period-states.ts";

type NoticedAmounts = Pick<CompanyPeriod, "qrzzse" | "zzshfjs"> & { readonly noticeTaxType: number | null };

/** The tax of a notified month less the amount that its client was notified of, in 分; null: nothing has been notified. */
export function differenceToNotice({ noticeTaxType, qrzzse, zzshfjs }: NoticedAmounts): number | null {
  if ((noticeTaxType ?? NOT_NOTIFIED) === NOT_NOTIFIED || qrzzse === null || zzshfjs === null) return null;
  return yuanToFen(Number(zzshfjs)) - yuanToFen(Number(qrzzse));
}

export function differsFromNotice(row: NoticedAmounts): boolean {
  return (differenceToNotice(row) ?? 0) !== 0;
}
