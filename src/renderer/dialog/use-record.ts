import { useEffect, useState } from "react";
import type { Row } from "../../fields/field-view.ts";
import { compileTemplate } from "../../expression/template.ts";
import type { FormDialogPlan } from "../../schema/plan/screen-plan.ts";
import type { RendererHost } from "../host.ts";
import type { Scope } from "../screen.ts";

export type RecordState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly message: string }
  /** `record` is null in a dialog that makes a new one. */
  | { readonly status: "ready"; readonly record: Row | null };

const LOADING: RecordState = { status: "loading" };
const NEW_RECORD: RecordState = { status: "ready", record: null };
const ignore = () => undefined;

/** Loads what the dialog edits; `retry` tries again. */
export function useRecord(source: FormDialogPlan["record"], scope: Scope, host: RendererHost) {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ readonly attempt: number; readonly state: RecordState } | null>(
    null,
  );
  useEffect(() => {
    // A page that comes back to the front must not load over what has been typed.
    if (!source || settled?.attempt === attempt) return;
    const abort = new AbortController();
    const settle = (state: RecordState) => {
      if (!abort.signal.aborted) setSettled({ attempt, state });
    };
    loadRecord(source, scope, host, abort.signal).then(
      (record) => settle({ status: "ready", record }),
      (error: unknown) =>
        settle({ status: "failed", message: error instanceof Error ? error.message : String(error) }),
    );
    return () => abort.abort();
  }, [source, scope, host, attempt, settled]);
  if (!source) return { state: NEW_RECORD, retry: ignore };
  const state = settled?.attempt === attempt ? settled.state : LOADING;
  return { state, retry: () => setAttempt((count) => count + 1) };
}

async function loadRecord(
  source: NonNullable<FormDialogPlan["record"]>,
  scope: Scope,
  host: RendererHost,
  signal: AbortSignal,
): Promise<Row> {
  const params = compileTemplate(source.params)(scope) as Record<string, unknown>;
  const record = await host.call(source.call, params, { signal, silent: true });
  if (typeof record !== "object" || record === null || Array.isArray(record)) {
    throw new Error("服务器返回的数据格式不正确");
  }
  return record as Row;
}
