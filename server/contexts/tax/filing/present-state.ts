import { fenToYuan } from "../../../../src/domain/money.ts";
import { yuan } from "../../clients/door.ts";
import { DOUBTED } from "../company-period/period-states.ts";
import { differenceBetween } from "../tax-notice/notice-difference.ts";

/** The columns of a filing in a row of a list; all null where there is none. */
interface ListedFiling {
  readonly ybtse: string | null;
  readonly toldAmount: string | null;
  readonly declaredAmount: string | null;
  readonly noticeTaxType: number | null;
  readonly taxStatus: string | null;
  readonly doubtState: number | null;
  readonly content: string | null;
  readonly paymentTimeType: number | null;
  readonly payTime: string | null;
  readonly taxDeclareStatus: number | null;
  readonly declareTime: string | null;
  readonly declareError: string | null;
}

/** The state of a filing, as a row of a list of income taxes shows it. */
export function presentState(row: ListedFiling) {
  const { noticeTaxType, toldAmount: told, ybtse: now } = row;
  const fen = differenceBetween({ noticeTaxType, told, now });
  return {
    noticeTaxType: noticeTaxType ?? 0,
    toldAmount: yuan(told),
    difference: fen === null ? null : fenToYuan(fen),
    doubtState: row.doubtState ?? 0,
    doubtContent: row.doubtState === DOUBTED ? row.content : null,
    taxStatus: row.taxStatus,
    content: row.content,
    paymentTimeType: row.paymentTimeType,
    payTime: row.payTime,
    taxDeclareStatus: row.taxDeclareStatus ?? 0,
    declaredAmount: yuan(row.declaredAmount),
    declareTime: row.declareTime,
    declareError: row.declareError,
  };
}

interface NoticedRow {
  readonly ofCompany: number;
  readonly companyName: string;
  readonly ybtse: string | null;
  readonly toldAmount: string | null;
}

/** The amount of which a client would be notified, and the one that it was notified of before. */
export function presentNotice({ ofCompany, companyName, ybtse, toldAmount }: NoticedRow) {
  return { qyId: ofCompany, companyName, taxAmount: yuan(ybtse), replacedAmount: yuan(toldAmount) };
}
