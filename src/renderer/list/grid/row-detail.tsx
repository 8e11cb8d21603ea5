import { useEffect, useState } from "react";
import type { Row } from "../../../fields/field-view.ts";
import { Button } from "../../button.tsx";
import { failureText } from "../../failure-text.ts";
import type { Loaded } from "../../loaded.ts";
import { CellLines } from "./cell-lines.tsx";
import type { GridColumn } from "./grid-columns.tsx";
import type { KeyedRow } from "../data/rows-page.ts";

/** The table below a row. */
export interface DetailSource {
  readonly columns: readonly GridColumn[];
  readonly load: (row: Row, signal: AbortSignal) => Promise<readonly KeyedRow[]>;
}

interface RowDetailProps {
  readonly id: string;
  readonly source: DetailSource;
  readonly row: Row;
  /** Columns of the table around it. */
  readonly span: number;
  readonly isOpen: boolean;
}

type Entries = Loaded<readonly KeyedRow[]>;

/** Loads when it is first open, and again when its row has changed. */
export function RowDetail({ id, source, row, span, isOpen }: RowDetailProps) {
  const [attempt, setAttempt] = useState(0);
  const [finished, setFinished] = useState<{ row: Row; attempt: number; entries: Entries } | null>(null);
  const isFresh = finished?.row === row && finished.attempt === attempt;
  useEffect(() => {
    if (!isOpen || isFresh) return;
    const abort = new AbortController();
    const finish = (entries: Entries) => {
      if (!abort.signal.aborted) setFinished({ row, attempt, entries });
    };
    source.load(row, abort.signal).then(
      (value) => finish({ status: "ready", value }),
      (error: unknown) => finish({ status: "failed", message: failureText(error) }),
    );
    return () => abort.abort();
  }, [isOpen, isFresh, source, row, attempt]);
  return (
    <tr className="grid-detail" hidden={!isOpen}>
      <td colSpan={span} id={id}>
        <DetailContent
          entries={isFresh ? finished.entries : { status: "loading" }}
          columns={source.columns}
          onRetry={() => setAttempt((count) => count + 1)}
        />
      </td>
    </tr>
  );
}

interface DetailContentProps {
  readonly entries: Entries;
  readonly columns: readonly GridColumn[];
  readonly onRetry: () => void;
}

function DetailContent({ entries, columns, onRetry }: DetailContentProps) {
  if (entries.status === "loading") return <output>加载中...</output>;
  if (entries.status === "failed") {
    return (
      <div role="alert">
        明细加载失败：{entries.message}{" "}
        <Button size="small" onClick={onRetry}>
          重试
        </Button>
      </div>
    );
  }
  if (entries.value.length === 0) return <output>暂无明细</output>;
  return (
    <table className="grid-inner" aria-label="明细">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={column.className} style={{ width: column.width }}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.value.map(({ key, row }) => (
          <tr key={key}>
            {columns.map((column) => (
              <td key={column.id} className={column.className}>
                <CellLines column={column} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
