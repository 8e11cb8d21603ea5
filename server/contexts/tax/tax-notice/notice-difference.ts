import { yuanToFen } from "../../../../src/domain/money.ts";
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

/** The same of a row of a tax. */
export function differenceOf<Row>(tax: NoticedTax<Row>, row: Row): number | null {
  const { noticeTaxType } = tax.state(row);
  return differenceBetween({ noticeTaxType, told: tax.told(row), now: tax.now(row) });
}
