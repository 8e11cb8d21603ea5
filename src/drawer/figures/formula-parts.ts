import { fenToYuan, formatYuan } from "../../domain/money.ts";
import type { CarriedAmount } from "../../domain/tax/carried-amount.ts";
import type { VatResult } from "../../domain/tax/general-vat.ts";

export interface FormulaPart {
  readonly sign: "" | "+" | "−";
  readonly title: string;
  /** In 分. */
  readonly fen: number;
  /** The id of the action that shows the rows behind it. */
  readonly figure: string;
  readonly note?: string;
}

/**
 * The parts of a general taxpayer's VAT: with their signs they come to the VAT that is to be paid. Those that often are zero
 * are left out where they are, unless something of them is left for the next period.
 */
export function formulaParts(vat: VatResult, isOpeningUnknown: boolean): readonly FormulaPart[] {
  const often = (part: FormulaPart) => (part.fen === 0 ? [] : [part]);
  const used = (part: Omit<FormulaPart, "sign" | "fen">, { used: fen, closing }: CarriedAmount) =>
    fen === 0 && closing === 0 ? [] : [{ ...part, sign: "−" as const, fen, ...noteOf(closing) }];
  return [
    { sign: "", title: "销项税额", fen: vat.outputTax, figure: "outputTax" },
    { sign: "−", title: "进项税额", fen: vat.inputTax, figure: "pendingTax" },
    ...often({ sign: "+", title: "进项转出", fen: vat.transferOut, figure: "transferOut" }),
    {
      sign: "−",
      title: "上期留抵",
      fen: vat.openingCredit,
      figure: "openingCredit",
      ...(isOpeningUnknown && { note: "未知，按 0 计" }),
    },
    ...often({ sign: "+", title: "留抵下期", fen: vat.closingCredit, figure: "closingCredit" }),
    ...often({ sign: "+", title: "简易计税", fen: Math.max(0, vat.simpleTax), figure: "simpleTax" }),
    ...used({ title: "税控费抵减", figure: "controlFee" }, vat.controlFee),
    ...used({ title: "已预缴", figure: "prepaid" }, vat.prepaid),
  ];
}

/** The rest that goes on to the next period. */
function noteOf(closing: number): Pick<FormulaPart, "note"> {
  return closing === 0 ? {} : { note: `结转 ${formatYuan(fenToYuan(closing))}` };
}
