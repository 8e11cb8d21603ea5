import type { TaxAmount } from "../../../gateways/tax-bureau.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";
import type { FilingFaults, NoticedTax } from "./noticed-tax.ts";

/**
 * A tax that is worked out, notified, declared and paid by the functions of this folder: it hands in its words, functions
 * over its own row, and what its period asks for.
 */
export interface FiledTax<Row> extends NoticedTax<Row>, FiledRows<Row> {
  /** The period and the tax: 2026年第3季度企业所得税预缴. */
  readonly title: (month: Month) => string;
}

/** Methods: a row goes back to the tax that gave it. */
interface FiledRows<Row> {
  /** The reasons for which amounts of rows, of which their clients were notified, cannot be handed in. */
  handInFaults(...of: Parameters<FilingFaults<Row>>): ReturnType<FilingFaults<Row>>;
  /** The reason against noting of a declared tax that it has been paid, and that it has not. */
  paymentFault(row: Row): string | null;
  /** The taxes that are handed in with it; they come to its amount. */
  taxes(row: Row): readonly TaxAmount[];
  /** The amount that the bureau took, in yuan. */
  declared(row: Row): string | null;
}
