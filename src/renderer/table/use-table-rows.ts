import { useEffect, useMemo, useState } from "react";
import { failureText } from "../failure-text.ts";
import type { RowsPage } from "../list/data/rows-page.ts";

/** A page of a table, from 1 on. */
export interface TablePage {
  readonly page: number;
  readonly size: number;
}

type TableState = { readonly rows: RowsPage; readonly asked: TablePage } & (
  | { readonly status: "loading" | "ready" }
  | { readonly status: "failed"; readonly message: string }
);

export interface TableRows {
  readonly state: TableState;
  readonly again: () => void;
  readonly turn: (page: TablePage) => void;
}

interface TableRowsInput {
  /** The record or row that they belong to; a new one fetches them again. */
  readonly of: object;
  readonly load: (page: TablePage, signal: AbortSignal) => Promise<RowsPage>;
  readonly pageSize: number;
  /** False: the rows are out of sight, so that nothing is requested. */
  readonly isActive: boolean;
}

type Outcome = { readonly rows: RowsPage } | { readonly message: string };

const NO_ROWS: RowsPage = { rows: [], total: 0, dropped: 0, totals: null };

/** The rows that a call gives, page by page; those of before stay until the next ones have come. */
export function useTableRows({ of, load, pageSize, isActive }: TableRowsInput): TableRows {
  const [asked, setAsked] = useState<TablePage>({ page: 1, size: pageSize });
  const [attempt, setAttempt] = useState(0);
  const [finished, setFinished] = useState<{ readonly of: object; readonly outcome: Outcome } | null>(null);
  // One object for each request; a new one makes the answers of the others stale.
  const request = useMemo(() => ({ of, asked, attempt }), [of, asked, attempt]);
  const isFresh = finished?.of === request;
  useEffect(() => {
    if (!isActive || isFresh) return;
    const abort = new AbortController();
    const finish = (outcome: Outcome) => {
      if (abort.signal.aborted) return;
      const last = "rows" in outcome ? lastPage(outcome.rows, request.asked) : request.asked.page;
      // The rows of the page have gone: the last one that there is stands for it.
      if (last < request.asked.page) setAsked({ ...request.asked, page: last });
      else setFinished({ of: request, outcome });
    };
    load(request.asked, abort.signal).then(
      (rows) => finish({ rows }),
      (error: unknown) => finish({ message: failureText(error) }),
    );
    return () => abort.abort();
  }, [isActive, isFresh, request, load]);
  return {
    state: { ...stateOf(finished?.outcome, isFresh), asked },
    again: () => setAttempt((count) => count + 1),
    turn: setAsked,
  };
}

function stateOf(outcome: Outcome | undefined, isFresh: boolean) {
  const rows = outcome && "rows" in outcome ? outcome.rows : NO_ROWS;
  if (!isFresh || !outcome) return { status: "loading" as const, rows };
  return "rows" in outcome
    ? { status: "ready" as const, rows }
    : { status: "failed" as const, rows, message: outcome.message };
}

function lastPage({ rows, total }: RowsPage, { page, size }: TablePage): number {
  return rows.length > 0 ? page : Math.max(1, Math.ceil(total / size));
}
