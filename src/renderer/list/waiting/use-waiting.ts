import { useEffect, useMemo, useSyncExternalStore } from "react";
import { compileTemplate } from "../../../expression/template.ts";
import type { Row } from "../../../fields/field-view.ts";
import type { StateTables } from "../../../schema/contracts.ts";
import type { CallUse, ListPlan, RoundPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../../host.ts";
import { useDocumentVisible } from "../../use-document-visible.ts";
import type { ListState, ListStore } from "../data/list-store.ts";
import { readRowsPage, type KeyedRow } from "../data/rows-page.ts";
import { createRound } from "./round.ts";
import { type RoundStepsInput, useRoundSteps } from "./use-round-steps.tsx";

interface WaitingInput extends RoundStepsInput {
  readonly screen: Screen<ListPlan>;
  readonly state: ListState;
  readonly store: ListStore;
  readonly scope: Scope;
  /** The derived states of the rows. */
  readonly states: StateTables;
  /** Parameters of the request for the visible page. */
  readonly pageParams: () => Record<string, unknown>;
}

/**
 * Fetches the rows that change by themselves again, quietly, as long as the page is in sight, and runs the next steps
 * when they no longer do. Returns the reason when its requests do not run as planned.
 */
export function useWaiting(input: WaitingInput): string | null {
  const { screen, state, store } = input;
  const runSteps = useRoundSteps(input);
  const { refresh } = screen.plan;
  const { rounds, subscribe, readTrouble } = useMemo(
    () => startRounds(refresh ?? [], store),
    [refresh, store],
  );
  useEffect(() => {
    for (const round of rounds) {
      const { source, then } = round.plan;
      round.use({
        scope: input.scope,
        states: input.states,
        ask: (rows, signal) => requestRows(source, rows, input, signal),
        onDone: (look) => runSteps(then, look),
      });
    }
  });
  const isVisible = useDocumentVisible();
  useEffect(() => {
    for (const round of rounds) round.setInSight(isVisible);
    return () => rounds.forEach((round) => round.setInSight(false));
  }, [rounds, isVisible]);
  useEffect(() => {
    for (const round of rounds) round.look(state);
  }, [rounds, state]);
  return useSyncExternalStore(subscribe, readTrouble);
}

function startRounds(plans: readonly RoundPlan[], store: ListStore) {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const rounds = plans.map((plan) => createRound(plan, store, tell));
  return {
    rounds,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The first one is enough: what ails one round ails the others. */
    readTrouble: () => rounds.map(({ trouble }) => trouble()).find((words) => words !== null) ?? null,
  };
}

async function requestRows(
  source: CallUse | undefined,
  rows: readonly Row[],
  { screen: { plan, host }, scope, pageParams }: WaitingInput,
  signal: AbortSignal,
): Promise<readonly KeyedRow[]> {
  const params = source
    ? (compileTemplate(source.params)({ ...scope, rows }) as Record<string, unknown>)
    : pageParams();
  const { call } = source ?? plan.source;
  const result = await host.call(call, { ...params, noLoading: true }, { signal, silent: true });
  return readRowsPage(result, { rowKey: plan.rowKey, paging: plan.calls[call]?.paging }).rows;
}
