import { yuanToFen } from "../../../../src/domain/money.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import { NOT_NOTIFIED } from "../company-period/period-states.ts";
import type { NoticedTax } from "../filing/noticed-tax.ts";

/** The amount of which a client was notified and the present one, in yuan. */
interface Amounts {
  readonly noticeTaxType: number | null;
  readonly told: string | null;
  readonly now: string | null;
}

/** The present amount less the one that was notified, in 分; null: nothing has been notified, or is known now. */
export function differenceBetween({ noticeTaxType, told, now }: Amounts): number | null {
  if ((noticeTaxType ?? NOT_NOTIFIED) === NOT_NOTIFIED || told === null || now === null) return null;
  return yuanToFen(Number(now)) - yuanToFen(Number(told));
}

type NoticedAmounts = Pick<CompanyPeriod, "qrzzse" | "zzshfjs"> & { readonly noticeTaxType: number | null };

/** The same of a month's VAT and surtaxes. */
export function differenceToNotice({ noticeTaxType, qrzzse, zzshfjs }: NoticedAmounts): number | null {
  return differenceBetween({ noticeTaxType, told: qrzzse, now: zzshfjs });
}

export function differsFromNotice(row: NoticedAmounts): boolean {
  return (differenceToNotice(row) ?? 0) !== 0;
}

/** The same of any tax of which clients are notified. */
export function differenceOf<Row>(tax: NoticedTax<Row>, row: Row): number | null {
  const { noticeTaxType } = tax.state(row);
  return differenceBetween({ noticeTaxType, told: tax.told(row), now: tax.now(row) });
}
