import { Fragment } from "react";
import type { GeneralTax } from "../../domain/tax/general-tax.ts";
import { Figure } from "./figure.tsx";
import { formulaParts } from "./formula-parts.ts";

interface FormulaStripProps {
  readonly tax: GeneralTax;
  /** The credit of the period before is not known. */
  readonly isOpeningUnknown: boolean;
  /** 有效税额 of what is not ticked, in 分. */
  readonly unselected: number | null;
  /** Invoices that are ticked; null where the server has not said. */
  readonly count: number | null;
  /** Shows the rows of a figure, by the id of its action. */
  readonly open: (figure: string) => (() => void) | undefined;
}

/** The figure that the ticks make. */
const TICKED = "pendingTax";

/** The formula of a general taxpayer's VAT. */
export function FormulaStrip({ tax: { vat }, isOpeningUnknown, unselected, count, open }: FormulaStripProps) {
  return (
    <section className="month-formula" aria-label="增值税计算">
      {formulaParts(vat, isOpeningUnknown).map(({ sign, title, fen, figure, note }) => (
        <Fragment key={figure}>
          {sign !== "" && <span className="month-sign">{sign}</span>}
          <Figure
            title={title}
            fen={fen}
            note={figure === TICKED ? (count !== null ? `${count} 张` : undefined) : note}
            onOpen={open(figure)}
          />
        </Fragment>
      ))}
      <span className="month-sign">=</span>
      <Figure title="应纳增值税" fen={vat.payable} />
      <span className="month-gap" />
      <Figure title="剩余未勾选税额" fen={unselected} />
    </section>
  );
}
