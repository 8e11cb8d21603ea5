import { useEffect, useMemo, useState } from "react";
import { compileTemplate } from "../../expression/template.ts";
import type { Row } from "../../fields/field-view.ts";
import { fieldOf } from "../../schema/dotted-field.ts";
import type { DetailSectionPlan } from "../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../failure-text.ts";
import type { RendererHost } from "../host.ts";
import type { Scope } from "../host.ts";

export type EntriesState = { readonly rows: readonly Row[] } & (
  | { readonly status: "loading" | "ready" }
  | { readonly status: "failed"; readonly message: string }
);

interface EntriesInput {
  readonly table: NonNullable<DetailSectionPlan["table"]>;
  readonly record: Row;
  readonly scope: Scope;
  readonly host: RendererHost;
  /** Property of the call's result that holds the rows; without it the result itself does, or its `list`. */
  readonly rowsName: string | undefined;
}

const LOADING: EntriesState = { status: "loading", rows: [] };

/** The rows of a table in a section. A record that was loaded again asks for its rows again. */
export function useEntries({ table, record, scope, host, rowsName }: EntriesInput) {
  const [attempt, setAttempt] = useState(0);
  const [finished, setFinished] = useState<{ readonly of: object; readonly state: EntriesState } | null>(
    null,
  );
  const { source } = table;
  // One object for each request; a new one makes the answers of the others stale.
  const request = useMemo(() => ({ record, attempt, scope, source }), [record, attempt, scope, source]);
  useEffect(() => {
    if (!request.source) return;
    const abort = new AbortController();
    const finish = (state: EntriesState) => {
      if (!abort.signal.aborted) setFinished({ of: request, state });
    };
    loadRows(request.source, request.scope, host, rowsName, abort.signal).then(
      (rows) => finish({ status: "ready", rows }),
      (error: unknown) => finish({ status: "failed", rows: [], message: failureText(error) }),
    );
    return () => abort.abort();
  }, [request, host, rowsName]);
  const recordRows = fieldOf(record, table.rows);
  const ownState: EntriesState = {
    status: "ready",
    rows: isList(recordRows) ? recordRows.filter(isRow) : [],
  };
  const state = source ? (finished?.of === request ? finished.state : LOADING) : ownState;
  return { state, retry: () => setAttempt((count) => count + 1) };
}

async function loadRows(
  source: NonNullable<EntriesInput["table"]["source"]>,
  scope: Scope,
  host: RendererHost,
  rowsName: string | undefined,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const params = compileTemplate(source.params)(scope) as Record<string, unknown>;
  const result = await host.call(source.call, params, { signal, silent: true });
  const rows = isList(result) ? result : (result as Row | null)?.[rowsName ?? "list"];
  if (!isList(rows)) throw new Error("服务器返回的数据格式不正确");
  return rows.filter(isRow);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
