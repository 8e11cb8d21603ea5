import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { TaxAmount } from "../../../gateways/tax-bureau.ts";
import type { PayDays } from "../company-period/period-days.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";

/** How far a filing has come, as the row of each tax has it. */
interface FilingState {
  readonly id: number;
  readonly companyId: number;
  /** 0 not notified, 1 notified, 2 to be paid, 3 done. */
  readonly noticeTaxType: number;
  readonly paymentTimeType: number | null;
  readonly payTime: string | null;
  /** 0 not declared, 1 being declared, 2 declared, 3 failed. */
  readonly taxDeclareStatus: number;
}

/** Changes of a row as a filing goes on. */
export interface FilingChanges {
  readonly noticeTaxType?: number;
  readonly content?: string | null;
  readonly paymentTimeType?: number | null;
  readonly payTime?: string | null;
  readonly taxDeclareStatus?: number;
  readonly declareTime?: string;
  readonly declareError?: string | null;
}

/** A client, as far as it decides whether it files a tax. */
export interface Taxpayer {
  readonly companyId: number;
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly companyType: string;
  readonly registType: string | null;
  readonly registrationDate: string | null;
}

/** The words of a tax in the reasons that its users read. */
export interface FilingWords {
  /** Notified and declared: 税款, 汇算清缴税款. */
  readonly tax: string;
  /** Worked out: 税款, 汇算清缴. */
  readonly work: string;
  /** Done at the bureau: 已申报, 汇算清缴已申报. */
  readonly declared: string;
  /** To be paid: 应缴税款, 应补税款. */
  readonly due: string;
  /** To be paid or paid back: 应缴税款, 应补或应退税款. */
  readonly open: string;
}

export type RowScope = Pick<FirmContext, "db" | "clock">;

/**
 * A tax that is worked out, notified, declared and paid by the functions of this folder: it hands in its words, functions
 * over its own row, and what its period asks for. A period is the month with which it is declared.
 */
export interface FiledTax<Row> extends RowFunctions<Row> {
  /** As the code table `taxTypeId` has it. */
  readonly szid: number;
  readonly words: FilingWords;
  /** The period and the tax: 2026年第3季度企业所得税预缴. */
  readonly title: (month: Month) => string;
  /** The reason for which a client does not file it; null: it does. */
  readonly exemption: (client: Taxpayer, month: Month) => string | null;
  /** The reason for which a period cannot be notified yet. `now`: Asia/Shanghai. */
  readonly runningFault: (month: Month, now: string) => string | null;
  readonly payDays: (month: Month, context: FirmContext) => PayDays;
}

/** Methods: a row goes back to the tax that gave it. */
interface RowFunctions<Row> {
  /** The rows of these companies, locked for a change, made where there is none yet. */
  take(companyIds: readonly number[], month: Month, scope: RowScope): Promise<Row[]>;
  write(rows: readonly Row[], changes: FilingChanges, scope: RowScope): Promise<void>;
  state(row: Row): FilingState;
  /** The amount to be paid as it is now, in yuan, negative where it is paid back; null: not worked out. */
  now(row: Row): string | null;
  /** The reason for which the amount of a row cannot be handed out. */
  amountFault(row: Row): string | null;
}

/** Amounts up to one yuan are neither collected nor paid back. */
const LEAST_DUE = 1;

/** There is a tax to be paid. */
export function isDue(amount: string | number | null): boolean {
  return Number(amount) > LEAST_DUE;
}

/** There is a tax to be paid, or to be paid back. */
export function isOpenBalance(amount: string | number | null): boolean {
  return Math.abs(Number(amount)) > LEAST_DUE;
}

/** The tax as it is handed to the bureau. */
export function amountsOf<Row>(tax: FiledTax<Row>, row: Row): readonly TaxAmount[] {
  return [{ szid: tax.szid, amount: Number(tax.now(row)) }];
}
