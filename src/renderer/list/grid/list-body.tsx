import type { CSSProperties, ReactNode } from "react";
import { Button } from "../../button.tsx";
import { failureText } from "../../failure-text.ts";
import type { GridColumn } from "./grid-columns.tsx";
import type { ListState } from "../data/list-store.ts";

interface ListBodyProps {
  readonly state: ListState;
  /** The part of the program that draws the rows is on its way: drawn without it, they would be drawn twice. */
  readonly isWaiting: boolean;
  readonly columns: readonly GridColumn[];
  /** Takes away the conditions that an empty answer may be due to; absent: there are none. */
  readonly onClear: (() => void) | undefined;
  /** Titles of the filters that the list cannot do without and that are empty. */
  readonly missing: readonly string[];
  readonly onRetry: () => void;
  /** False: lanes, days, or an empty line to type in show by themselves that there are no rows. */
  readonly tellsEmpty: boolean;
  /** The rows. */
  readonly children: ReactNode;
}

/** The rows, or what stands in their place: a skeleton, a failure, words for an empty list. */
export function ListBody(props: ListBodyProps) {
  const { state, isWaiting, columns, onClear, missing, onRetry, tellsEmpty, children } = props;
  const { loaded, error, rows, dropped } = state;
  const isEmpty = loaded && rows.length === 0 && !error;
  if ((!loaded || isWaiting) && !error) return <ListSkeleton columns={columns} />;
  return (
    <>
      {error && (
        <div className="list-failure" role="alert">
          <span>
            列表加载失败：{failureText(error)}
            {rows.length > 0 && "。下面仍是上次的数据"}
          </span>
          <Button size="small" onClick={onRetry}>
            重试
          </Button>
        </div>
      )}
      {dropped > 0 && (
        <output className="list-notice">服务器返回的数据中有 {dropped} 行格式不正确，未显示。</output>
      )}
      {isEmpty && !tellsEmpty && onClear && missing.length === 0 && (
        <output className="list-notice">
          没有符合条件的数据
          <button type="button" className="grid-link" onClick={onClear}>
            清空条件
          </button>
        </output>
      )}
      {(rows.length > 0 || !error) && children}
      {isEmpty && (tellsEmpty || missing.length > 0) && (
        <div className="list-empty">
          <output>{emptyText(onClear !== undefined, missing)}</output>
          {onClear && missing.length === 0 && (
            <div className="list-empty-way">
              <Button onClick={onClear}>清空条件</Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}

function emptyText(filtered: boolean, missing: readonly string[]): string {
  if (missing.length > 0) return `请先选择${missing.map((title) => `「${title}」`).join("")}`;
  return filtered ? "没有符合条件的数据" : "暂无数据";
}

const SKELETON_GAP = 16;

/** Grey bars where the columns will be: one element, because it stands for a moment only. */
function ListSkeleton({ columns }: { readonly columns: readonly GridColumn[] }) {
  const bars = columns.map(({ width }, index) => {
    const from = columns.slice(0, index).reduce((sum, column) => sum + column.width, 0);
    const to = from + width;
    return `var(--ant-color-fill-quaternary) ${from}px ${to - SKELETON_GAP}px, transparent 0 ${to}px`;
  });
  return (
    <output
      className="list-skeleton"
      aria-label="加载中"
      style={{ "--list-skeleton": `linear-gradient(90deg, ${bars.join(", ")})` } as CSSProperties}
    />
  );
}
