import { Button } from "../button.tsx";
import type { RowsPage } from "../list/data/rows-page.ts";

interface TableNoticeProps {
  readonly state: { readonly rows: RowsPage } & (
    | { readonly status: "loading" | "ready" }
    | { readonly status: "failed"; readonly message: string }
  );
  readonly onRetry: () => void;
}

/** The words in place of the rows: on their way, failed, or none; and of entries that were no rows. */
export function TableNotice({ state, onRetry }: TableNoticeProps) {
  const { rows, dropped } = state.rows;
  if (state.status === "failed") {
    return (
      <p className="table-notice" role="alert">
        {`加载失败：${state.message}`}
        <Button size="small" onClick={onRetry}>
          重试
        </Button>
      </p>
    );
  }
  if (dropped > 0) {
    return <output className="table-notice">服务器返回的数据中有 {dropped} 行格式不正确，未显示。</output>;
  }
  if (rows.length > 0) return null;
  return state.status === "loading" ? (
    <output className="table-notice">加载中...</output>
  ) : (
    <output className="table-notice">暂无数据</output>
  );
}
