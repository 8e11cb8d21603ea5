import { useCallback, useEffect, useState } from "react";
import type { ReloadTarget } from "../../actions/verb-runner.ts";
import type { PagePlan } from "../../schema/plan/plans/screen-plan.ts";
import type { Screen } from "../host.ts";
import { useChangesAround } from "../nested/use-changes-around.ts";
import { useSiblingChanges } from "../nested/use-sibling-changes.ts";
import type { Questions } from "../questions/use-questions.ts";
import type { LoadedRecord } from "../record/use-record.ts";

/** The ways in which a page requests its record and the answers to its questions again, and what makes its sections do so. */
export function usePageReload(
  { plan, place }: Screen<PagePlan>,
  { refresh }: LoadedRecord,
  questions: Questions,
) {
  const { refresh: ask, refreshAll: askAll } = questions;
  const [round, nextRound] = useRound(plan.record === undefined);
  const siblings = useSiblingChanges(place.changesAround);
  const { noteChange } = siblings;
  const refreshAll = useCallback(() => {
    nextRound();
    // The record is only older when it cannot be loaded again.
    void Promise.all([refresh().catch(() => undefined), askAll()]);
  }, [refresh, askAll, nextRound]);
  useChangesAround(place.changesAround ?? 0, refreshAll);
  const reload = useCallback(
    async (target: ReloadTarget) => {
      noteChange();
      if (typeof target === "object") await ask(target.question);
      else await Promise.all([refresh(), target === "all" && askAll()]);
    },
    [ask, askAll, refresh, noteChange],
  );
  return { round, siblings, refreshAll, reload };
}

/** Counts the reloads of a page without a record; coming back to the front is a reload too. */
function useRound(isCounted: boolean): readonly [round: number, next: () => void] {
  const [round, setRound] = useState(0);
  const next = useCallback(() => setRound((count) => (isCounted ? count + 1 : count)), [isCounted]);
  useEffect(() => next, [next]);
  return [round, next];
}
