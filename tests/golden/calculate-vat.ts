import { fenToYuan, yuanToFen } from "../../src/domain/money.ts";
import { estimateTax } from "../../src/domain/tax/estimate-tax.ts";
import { NO_INVOICES } from "../../src/domain/tax/invoice-totals.ts";
import type { TaxPlace } from "../../src/domain/tax/rates/surtax-rates.ts";
import { NO_OPENING } from "../../src/domain/tax/vat-opening.ts";
import { NO_SPECIAL_AMOUNTS } from "../../src/domain/tax/special-amounts.ts";

/** The cases of VAT whose facts have the usual names. */
export const VAT_CASES = [
  "vat-small-q-under",
  "vat-small-q-special",
  "vat-small-q-over",
  "vat-small-m-over",
  "vat-general-pay",
  "vat-general-credit",
  "vat-general-simple-not-reduced",
] as const;

const text = (fen: number) => fenToYuan(fen).toFixed(2);

/** VAT and its surtaxes from a case's facts, yuan as text; those of a general taxpayer name their output tax. */
export function calculateVat(given: Readonly<Record<string, string>>) {
  const fen = (name: string) => yuanToFen(Number(given[name] ?? 0));
  const isGeneral = given["out_"] !== undefined;
  const simple = { net: 0, tax: fen("simple") };
  const general = isGeneral ? { net: fen("sales"), tax: fen("out_") } : { net: fen("net"), tax: fen("tax") };
  const { vat, exempted, surtaxes, burden, sales } = estimateTax({
    taxpayer: isGeneral ? "general" : "small",
    frequency: given["frequency"] === "month" ? "monthly" : "quarterly",
    place: (given["place"] ?? "city") as TaxPlace,
    halved: Boolean(given["halved"]),
    period: given["period"] ?? "2026-09",
    totals: {
      ...NO_INVOICES,
      general,
      simple,
      special: { net: 0, tax: fen("taxOfSpecialInvoices") },
      selectedTax: fen("inp"),
    },
    special: {
      ...NO_SPECIAL_AMOUNTS,
      transferOut: fen("trans"),
      uninvoiced: [{ net: fen("uninvoiced"), percent: 1 }],
    },
    opening: { ...NO_OPENING, credit: fen("credit") },
  });
  return {
    sales: text(sales),
    vat: text(vat.payable),
    exempted: text(exempted),
    closingCredit: text(vat.closingCredit),
    "urban/education/local": [surtaxes.urban, surtaxes.education, surtaxes.localEducation].map(text),
    burden: burden?.toFixed(6),
  };
}
