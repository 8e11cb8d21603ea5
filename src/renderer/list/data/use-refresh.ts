import { useEffect, useRef, useState } from "react";
import { compileTemplate, compileText } from "../../../expression/template.ts";
import type { StateTables } from "../../../schema/contracts.ts";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../../failure-text.ts";
import type { Scope, Screen } from "../../host.ts";
import { withRow } from "../../row-scope.ts";
import type { ListState, ListStore } from "./list-store.ts";
import { readRowsPage, type KeyedRow } from "./rows-page.ts";

interface RefreshInput {
  readonly screen: Screen<ListPlan>;
  readonly state: ListState;
  readonly store: ListStore;
  readonly scope: Scope;
  /** The derived states of the rows. */
  readonly states: StateTables;
  /** Parameters that the page on show was asked with. */
  readonly pageParams: () => Record<string, unknown>;
}

/**
 * Asks again for the rows that change by themselves, quietly, as long as the page is in sight, and merges them by key.
 * One that no answer brings any more counts as changed, and is taken from the list. Says why when it has stopped before
 * they were done; loading the list begins anew.
 */
export function useRefresh({ screen, state, store, scope, states, pageParams }: RefreshInput): string | null {
  const { refresh } = screen.plan;
  const [stopped, setStopped] = useState<{ readonly answers: number; readonly reason: string } | null>(null);
  const latest = useRef({ screen, scope, states, pageParams });
  useEffect(() => {
    latest.current = { screen, scope, states, pageParams };
  }, [screen, scope, states, pageParams]);
  const isVisible = useDocumentVisible();
  const { answers, rows, busy, loaded, error } = state;
  const begun = useRef({ answers: -1, at: 0 });
  const gone = useRef({ answers: -1, keys: new Set<string>() });
  const isStopped = stopped?.answers === answers;

  // The limit is for the time in sight: coming back begins it anew.
  useEffect(() => {
    if (isVisible) begun.current = { answers: -1, at: 0 };
  }, [isVisible]);

  useEffect(() => {
    if (!refresh || !isVisible || busy || !loaded || error || isStopped) return;
    if (begun.current.answers !== answers) begun.current = { answers, at: Date.now() };
    const stop = (reason: string) => setStopped({ answers, reason });
    if (gone.current.answers !== answers) gone.current = { answers, keys: new Set() };
    const goneKeys = gone.current.keys;
    let wanted: readonly KeyedRow[];
    try {
      const waiting = rows.filter(({ key }) => !goneKeys.has(key));
      wanted = changingRows(refresh.rows, waiting, latest.current);
    } catch (failure) {
      // Not in the effect itself, which must not set state at once.
      const later = setTimeout(() => stop(failureText(failure)));
      return () => clearTimeout(later);
    }
    if (wanted.length === 0) return;
    const abort = new AbortController();
    const ask = async () => {
      if (Date.now() - begun.current.at > refresh.limit * 1000) return stop("等待时间过长");
      try {
        const answered = await fetchRows(latest.current, wanted, abort.signal);
        if (abort.signal.aborted) return;
        const fresh = new Map(answered.map((entry) => [entry.key, entry]));
        const missing = wanted.filter(({ key }) => !fresh.has(key)).map(({ key }) => key);
        for (const key of missing) goneKeys.add(key);
        // The rows are then others, which begins the next round.
        store.merge(wanted.flatMap(({ key }) => fresh.get(key) ?? []));
        if (missing.length > 0) await store.refreshRows(missing);
      } catch (failure) {
        if (!abort.signal.aborted) stop(failureText(failure));
      }
    };
    const timer = setTimeout(() => void ask(), refresh.every);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [refresh, isVisible, busy, loaded, error, isStopped, answers, rows, store]);

  return isStopped ? stopped.reason : null;
}

function changingRows(
  condition: string,
  rows: readonly KeyedRow[],
  { scope, states }: Pick<RefreshInput, "scope" | "states">,
): readonly KeyedRow[] {
  const changes = compileText(condition);
  return rows.filter(({ row }) => Boolean(changes(withRow(scope, row, states))));
}

async function fetchRows(
  { screen, scope, pageParams }: Pick<RefreshInput, "screen" | "scope" | "pageParams">,
  wanted: readonly KeyedRow[],
  signal: AbortSignal,
): Promise<readonly KeyedRow[]> {
  const { plan, host } = screen;
  const source = plan.refresh?.source;
  const params = source
    ? (compileTemplate(source.params)({ ...scope, rows: wanted.map(({ row }) => row) }) as Record<
        string,
        unknown
      >)
    : pageParams();
  const use = source ?? plan.source;
  const result = await host.call(use.call, { ...params, noLoading: true }, { signal, silent: true });
  return readRowsPage(result, { rowKey: plan.rowKey, paging: plan.calls[use.call]?.paging }).rows;
}

function useDocumentVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const read = () => setVisible(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, []);
  return isVisible;
}
