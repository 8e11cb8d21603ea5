import { Fragment } from "react";
import type { WorkedOut } from "./selection-facts.ts";
import { Figure } from "./figure.tsx";

interface FormulaStripProps {
  readonly tax: WorkedOut;
  /** 有效税额 of what is not ticked, in 分. */
  readonly unselected: number | null;
  readonly prepaid: number;
  /** Invoices that are ticked. */
  readonly count: number;
  /** Shows the rows of a figure, by the id of its action. */
  readonly open: (figure: string) => (() => void) | undefined;
}

/** The formula of a general taxpayer's VAT; parts of zero that often are zero are left out. */
export function FormulaStrip({ tax: { vat }, unselected, prepaid, count, open }: FormulaStripProps) {
  const parts = [
    { sign: "", title: "销项税额", fen: vat.outputTax, figure: "outputTax", isAlways: true },
    {
      sign: "−",
      title: "进项税额",
      fen: vat.inputTax,
      figure: "pendingTax",
      isAlways: true,
      note: `${count} 张`,
    },
    { sign: "+", title: "进项转出", fen: vat.transferOut, figure: "transferOut", isAlways: false },
    { sign: "−", title: "上期留抵", fen: vat.openingCredit, figure: "openingCredit", isAlways: true },
    { sign: "+", title: "简易计税", fen: vat.simpleTax, figure: "simpleTax", isAlways: false },
    { sign: "−", title: "税控费抵减", fen: vat.relief, figure: "controlFee", isAlways: false },
    { sign: "−", title: "已预缴", fen: prepaid, figure: "prepaid", isAlways: false },
  ].filter(({ fen, isAlways }) => isAlways || fen !== 0);
  return (
    <section className="month-formula" aria-label="增值税计算">
      {parts.map(({ sign, figure, isAlways: _isAlways, ...part }) => (
        <Fragment key={figure}>
          {sign !== "" && <span className="month-sign">{sign}</span>}
          <Figure {...part} onOpen={open(figure)} />
        </Fragment>
      ))}
      <span className="month-sign">=</span>
      {vat.closingCredit > 0 && vat.payable === 0 ? (
        <Figure title="期末留抵" fen={vat.closingCredit} />
      ) : (
        <Figure title="应纳增值税" fen={vat.payable} />
      )}
      <span className="month-gap" />
      <Figure title="剩余未勾选税额" fen={unselected} />
    </section>
  );
}
