import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { TaxAmount } from "../../../gateways/tax-bureau.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";
import type { NoticedTax } from "./noticed-tax.ts";

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
  /** On its way to the bureau: 正在申报, 的增值税正在申报中. */
  readonly declaring: string;
  /** Done at the bureau: 已申报, 汇算清缴已申报. */
  readonly declared: string;
}

/**
 * A tax that is worked out, notified, declared and paid by the functions of this folder: it hands in its words, functions
 * over its own row, and what its period asks for.
 */
export interface FiledTax<Row> extends NoticedTax<Row>, FiledRows<Row> {
  readonly words: FilingWords;
  /** The period and the tax: 2026年第3季度企业所得税预缴. */
  readonly title: (month: Month) => string;
  /** The reason for which a client does not file it; null: it does. */
  readonly exemption: (client: Taxpayer, month: Month) => string | null;
  /** The reason for which a period cannot be notified yet. `now`: Asia/Shanghai. */
  readonly runningFault: (month: Month, now: string) => string | null;
}

type Fault = Promise<string | null> | string | null;

/** Methods: a row goes back to the tax that gave it. */
interface FiledRows<Row> {
  /** The reason for which a client cannot be notified of the amount of a row. */
  amountFault(row: Row, context: FirmContext): Fault;
  /** The reason against choosing when a tax is taken that its client was notified of. */
  payTimeFault(row: Row): string | null;
  /** The reason for which the amount of a row, of which its client was notified, cannot be handed in. */
  handInFault(row: Row, context: FirmContext): Fault;
  /** The reason against noting of a declared tax that it has been paid, or not (`wanted` of its `noticeTaxType`). */
  paymentFault(row: Row, wanted: number): string | null;
  /** The taxes that are handed in with it; they come to its amount. */
  taxes(row: Row): readonly TaxAmount[];
  /** The amount that the bureau took, in yuan. */
  declared(row: Row): string | null;
}
