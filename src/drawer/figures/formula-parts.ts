import type { VatResult } from "../../domain/tax/general-vat.ts";

export interface FormulaPart {
  readonly sign: "" | "+" | "−";
  readonly title: string;
  /** In 分. */
  readonly fen: number;
  /** The id of the action that shows the rows behind it. */
  readonly figure: string;
}

/**
 * The parts of a general taxpayer's VAT: with their signs they come to the VAT that is to be paid. Those that often are zero
 * are left out where they are.
 */
export function formulaParts(vat: VatResult): readonly FormulaPart[] {
  const often = (part: FormulaPart) => (part.fen === 0 ? [] : [part]);
  return [
    { sign: "", title: "销项税额", fen: vat.outputTax, figure: "outputTax" },
    { sign: "−", title: "进项税额", fen: vat.inputTax, figure: "pendingTax" },
    ...often({ sign: "+", title: "进项转出", fen: vat.transferOut, figure: "transferOut" }),
    { sign: "−", title: "上期留抵", fen: vat.openingCredit, figure: "openingCredit" },
    ...often({ sign: "+", title: "留抵下期", fen: vat.closingCredit, figure: "closingCredit" }),
    ...often({ sign: "+", title: "简易计税", fen: Math.max(0, vat.simpleTax), figure: "simpleTax" }),
    ...often({ sign: "−", title: "税控费抵减", fen: vat.relief, figure: "controlFee" }),
    ...often({ sign: "−", title: "已预缴", fen: vat.due - vat.payable, figure: "prepaid" }),
  ];
}
