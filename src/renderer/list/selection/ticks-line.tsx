import "./ticks-line.css";
import type { KeyedRow } from "../data/rows-page.ts";
import { MOST_TICKED, tooMany } from "./fetch-all-rows.ts";
import type { AllMatching } from "./use-all-matching.ts";
import type { Selection } from "./use-selection.ts";

interface TicksLineProps {
  /** The rows of the page. */
  readonly rows: readonly KeyedRow[];
  /** Of all pages. */
  readonly total: number;
  readonly selection: Selection;
  readonly all: AllMatching;
}

/** Once a page is ticked: what was left out, and the way to all rows that the conditions find. It stands below the rows, so that they stay under the pointer. */
export function TicksLine({ rows, total, selection, all }: TicksLineProps) {
  const free = rows.filter(({ row }) => selection.obstacleOf(row) === undefined);
  const isWhole = free.length > 0 && free.every(({ key }) => selection.keys.has(key));
  const { state, start } = all;
  if (state.kind === "none" && !isWhole) return null;
  const leftOut = rows.length - free.length;
  const isMore = start !== undefined && total > rows.length;
  if (state.kind === "none" && leftOut === 0 && !isMore) return null;
  return (
    <output className="ticks-line">
      {state.kind === "none" && <span>{`已选本页 ${free.length} 条${notTicked(leftOut)}`}</span>}
      {state.kind === "done" && (
        <span>{`已选符合条件的全部 ${state.ticked} 条${notTicked(state.leftOut)}`}</span>
      )}
      {state.kind === "failed" && <span>{`没有全部选上：${state.message}`}</span>}
      {state.kind === "reading" && (
        <>
          <span>{`正在读取 ${state.read} / ${state.total} 条`}</span>
          <progress aria-label="读取进度" max={Math.max(1, state.total)} value={state.read} />
          <button type="button" className="grid-link" onClick={all.cancel}>
            取消
          </button>
        </>
      )}
      {(state.kind === "none" || state.kind === "failed") &&
        isMore &&
        (total > MOST_TICKED ? (
          <span>{tooMany(total)}</span>
        ) : (
          <button type="button" className="grid-link" onClick={start}>
            {state.kind === "failed" ? "重试" : `选择符合条件的全部 ${total} 条`}
          </button>
        ))}
    </output>
  );
}

function notTicked(count: number): string {
  return count === 0 ? "" : `，另有 ${count} 条不可勾选`;
}
