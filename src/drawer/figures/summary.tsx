import type { RefObject } from "react";
import { yuanToFen } from "../../domain/money.ts";
import { Button } from "../../renderer/button.tsx";
import type { RendererHost } from "../../renderer/host.ts";
import type { CompanyMonth } from "../company-month.ts";
import type { SelectedSum } from "../selection/ticks.ts";
import { BurdenReference } from "./burden-reference.tsx";
import { Figure } from "./figure.tsx";
import { FormulaStrip } from "./formula-strip.tsx";
import { percentText } from "./percent-text.ts";
import type { GeneralTax } from "../../domain/tax/general-tax.ts";
import type { Figures } from "./use-figures.ts";

const SURTAXES = [
  { szid: 4, name: "urban", title: "城市维护建设税" },
  { szid: 5, name: "education", title: "教育费附加" },
  { szid: 6, name: "localEducation", title: "地方教育附加" },
] as const;

interface SummaryProps {
  readonly host: RendererHost;
  readonly month: CompanyMonth;
  readonly figures: Figures;
  /** The tax with the ticks as they are; null where none can be. */
  readonly tax: GeneralTax | null;
  /** Null until the server has sent it. */
  readonly selected: SelectedSum | null;
  /** In px; null: as high as it is. */
  readonly height: number | null;
  readonly summaryRef: RefObject<HTMLElement | null>;
  /** Shows the rows of a figure, by the id of its action. */
  readonly open: (figure: string) => (() => void) | undefined;
}

/** The month's tax: what it comes to, how, and what it is measured against. */
export function Summary({ host, month, figures, tax, selected, open, height, summaryRef }: SummaryProps) {
  const { state, statistics, recalculate } = figures;
  const kept = statistics?.zzshfjs ?? null;
  // Once nothing can be ticked any more, the figures are those that were kept.
  const live = month.isOpen ? tax : null;
  const burden = live ? live.burden : (statistics?.zzssfl ?? null);
  const ofKind = (szid: number) => statistics?.taxPredictionDetailList.find((item) => item.szid === szid)?.se;
  return (
    <section
      className="month-summary"
      ref={summaryRef}
      hidden={height === 0}
      {...(height !== null && { style: { height } })}
      aria-label="本期税款"
      aria-busy={state.status === "loading"}
    >
      <div className="month-total">
        <Figure title={live ? "税款合计（按当前勾选）" : "税款合计"} fen={live ? live.total : inFen(kept)} />
        {live && <Figure title="税款合计（仅计已确认）" fen={inFen(kept)} />}
        <dl className="month-figure">
          <dt>增值税税负率</dt>
          <dd>{percentText(burden)}</dd>
        </dl>
        <BurdenReference host={host} month={month} burden={burden} />
        {SURTAXES.map(({ szid, name, title }) => (
          <Figure key={szid} title={title} fen={live ? live.surtaxes[name] : inFen(ofKind(szid) ?? null)} />
        ))}
      </div>
      {tax && (
        <FormulaStrip
          tax={tax}
          isOpeningUnknown={figures.facts?.isOpeningUnknown === true}
          unselected={selected?.left ?? inFen(statistics?.wrzAmount ?? null)}
          count={selected?.count ?? null}
          open={open}
        />
      )}
      <output className="month-state">
        {state.status === "loading" && "加载中..."}
        {state.status === "calculating" && <span className="month-calculating">税款计算中，请稍候</span>}
        {state.status === "missing" && (
          <>
            {state.words}
            {state.mayRetry && (
              <Button size="small" onClick={() => void recalculate().catch(() => undefined)}>
                重新计算
              </Button>
            )}
          </>
        )}
      </output>
    </section>
  );
}

function inFen(yuan: number | null): number | null {
  return yuan === null ? null : yuanToFen(yuan);
}
