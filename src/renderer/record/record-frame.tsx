import "./record.css";
import { useMemo, type ReactNode } from "react";
import type { Row } from "../../fields/field-view.ts";
import type { Scope } from "../host.ts";
import { ScreenMessage } from "../screen-message.tsx";
import type { LoadedRecord } from "./use-record.ts";

interface RecordFrameProps {
  readonly loaded: LoadedRecord;
  readonly scope: Scope;
  /** Lines of the skeleton that stands in until the record is there. */
  readonly rows: number;
  /** Stands there when there is no record; absent where the children make a new one. */
  readonly whenMissing?: ReactNode;
  readonly children: (record: Row | null, scope: Scope) => ReactNode;
}

/** Waits for the record, says why it could not come, and shows what is made of it; `record` is in the scope then. */
export function RecordFrame({ loaded, scope, rows, whenMissing, children }: RecordFrameProps) {
  const { state, retry } = loaded;
  const record = state.status === "ready" ? state.record : null;
  const withRecord = useMemo(() => ({ ...scope, record }), [scope, record]);
  if (state.status === "loading") return <RecordSkeleton rows={rows} />;
  if (state.status === "failed") {
    return <ScreenMessage title="加载失败" detail={state.message} action={{ label: "重试", run: retry }} />;
  }
  return record === null && whenMissing !== undefined ? whenMissing : children(record, withRecord);
}

function RecordSkeleton({ rows }: { rows: number }) {
  return (
    <output className="record-skeleton" aria-label="加载中">
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className="record-skeleton-row" />
      ))}
    </output>
  );
}
