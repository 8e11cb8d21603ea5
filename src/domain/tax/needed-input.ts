import type { VatFacts } from "./general-vat.ts";

/**
 * The input tax (分) that has to be deducted besides for a general taxpayer's VAT to come down to `wanted`: what is still to
 * be paid after 税控费 and what was paid elsewhere. The simple method's tax is moved by no invoice. Below zero where there
 * is too much input tax already.
 */
export function neededInput(facts: VatFacts, wanted: number): number {
  const { outputTax, inputTax, transferOut, opening, simpleTax, controlFee, prepaid } = facts;
  const balance = outputTax - (inputTax - transferOut) - opening.credit;
  const reductions = opening.prepaid + prepaid + opening.controlFee + controlFee;
  const wantedBalance = wanted + reductions - Math.max(0, simpleTax);
  return balance - Math.max(0, wantedBalance);
}
