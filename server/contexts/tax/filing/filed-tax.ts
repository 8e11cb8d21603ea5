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
  /** Done at the bureau: 已申报, 汇算清缴已申报. */
  readonly declared: string;
  /** To be paid: 应缴税款, 应补税款. */
  readonly due: string;
  /** To be paid or paid back: 应缴税款, 应补或应退税款. */
  readonly open: string;
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

/** Methods: a row goes back to the tax that gave it. */
interface FiledRows<Row> {
  /** The reason for which the amount of a row cannot be handed out. */
  amountFault(row: Row): string | null;
  /** The amount that the bureau took, in yuan. */
  declared(row: Row): string | null;
}
