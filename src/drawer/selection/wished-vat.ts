import { yuanToFen } from "../../domain/money.ts";
import { surtaxes } from "../../domain/tax/surtaxes.ts";
import type { GeneralTax } from "../../domain/tax/general-tax.ts";
import type { SelectionFacts } from "../figures/selection-facts.ts";

/** The figure that a user wishes for: VAT to be paid, VAT and surtaxes together, or the burden of VAT. */
export type WishKind = "vat" | "total" | "rate";

export const WISH_TITLES: Readonly<Record<WishKind, string>> = {
  vat: "期望增值税",
  total: "期望税款合计",
  rate: "期望税负率",
};

/** The amount, in 分, that a wish names: `typed` is in yuan, or per cent of the sales for a burden. */
export function wishedAmount(kind: WishKind, typed: number, { sales }: SelectionFacts): number {
  return kind === "rate" ? Math.round((sales * typed) / 100) : yuanToFen(typed);
}

/** The amount of now that a wish of this kind is held against, in 分. */
export function presentAmount(kind: WishKind, { vat, total }: GeneralTax): number {
  if (kind === "total") return total;
  return kind === "rate" ? vat.due : vat.payable;
}

/** The least VAT to be paid, in 分, with which the wish is not fallen short of. */
export function wishedVat(kind: WishKind, amount: number, facts: SelectionFacts): number {
  if (kind === "vat") return amount;
  if (kind === "rate") return Math.max(0, amount - facts.prepaid);
  let [tooLittle, enough] = [-1, Math.max(0, amount)];
  while (enough - tooLittle > 1) {
    const vat = Math.floor((tooLittle + enough) / 2);
    if (totalWith(vat, facts) >= amount) enough = vat;
    else tooLittle = vat;
  }
  return enough;
}

function totalWith(vat: number, facts: SelectionFacts): number {
  const { urban, education, localEducation } = surtaxes({ ...facts, vat });
  return vat + urban + education + localEducation;
}
