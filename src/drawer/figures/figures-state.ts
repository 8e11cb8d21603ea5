import { isQuarterEnd } from "../../domain/period.ts";
import type { Operations } from "../../generated/operations/index.ts";
import type { CompanyMonth } from "../company-month.ts";
import type { SelectionFacts } from "./selection-facts.ts";

export type Statistics = Operations["prediction.statistics"]["result"];

export const CALCULATING = 2;
const FAILED = 3;
const QUARTERLY = 31;
const NO_FORM = 32;

/** The server's figures of a month. `words`: why there is no estimate; `mayRetry`: calculating it again may help. */
export type FiguresState =
  | { readonly status: "loading" | "calculating" | "ready" }
  | { readonly status: "missing"; readonly words: string; readonly mayRetry: boolean };

/** The newest answers; `failure`: the reason why the last question has none. */
export interface LoadedFigures {
  readonly statistics: Statistics | null;
  readonly facts: SelectionFacts | null;
  readonly failure: string | null;
}

/** The state of the estimate in words. */
export function stateOf(
  { statistics, failure }: LoadedFigures,
  { period, record }: CompanyMonth,
): FiguresState {
  if (failure !== null) return { status: "missing", words: `税款获取失败：${failure}`, mayRetry: true };
  if (!statistics) return { status: "loading" };
  switch (statistics.predictionStatus) {
    case CALCULATING:
      return { status: "calculating" };
    case FAILED:
      return failedFor(record);
    case QUARTERLY:
      return isQuarterEnd(period)
        ? failedFor(record)
        : { status: "missing", words: "小规模季报企业，本月不支持税款计算", mayRetry: false };
    case NO_FORM:
      return { status: "missing", words: "没有税表", mayRetry: false };
    default:
      return statistics.zzshfjs === null
        ? { status: "missing", words: "本期尚无预估税款，请先采集发票", mayRetry: false }
        : { status: "ready" };
  }
}

/** Invoices that have not been collected whole are to be collected first: calculating again would fail again. */
function failedFor({ zzshfjsExtRemark, isCollected }: CompanyMonth["record"]): FiguresState {
  const words = zzshfjsExtRemark === null ? "税款获取失败" : `税款获取失败：${zzshfjsExtRemark}`;
  return { status: "missing", words, mayRetry: isCollected };
}
