import type { FieldEnvironment } from "../../../fields/field-view.ts";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../../host.ts";
import type { ListState } from "../data/list-store.ts";
import { useRowRules } from "../row-rules/use-row-rules.ts";
import type { QueryShape } from "../query/query-shape.ts";
import { useAllMatching } from "./use-all-matching.ts";
import { useFirstTicks } from "./use-first-ticks.ts";
import { useKeptSelection } from "./use-kept-selection.ts";
import { useSelection } from "./use-selection.ts";

interface TicksInput {
  readonly screen: Screen<ListPlan>;
  readonly shape: QueryShape;
  readonly state: ListState;
  readonly scope: Scope;
  readonly environment: FieldEnvironment;
}

/** The ticked rows, the way to tick all that match, and how rows stand out. */
export function useTicks({ screen, shape, state, scope, environment }: TicksInput) {
  const { plan, host } = screen;
  const { obstacleOf, toneOf } = useRowRules(plan, scope, environment.states);
  const own = useSelection({
    shown: state.rows,
    obstacleOf,
    onLost: (count) => {
      // Where the list ticks its rows itself, a row that has been dealt with has lost its tick by that.
      if (plan.selectable?.ticked === undefined)
        host.outside.notify({ text: `${count} 行已不能勾选，勾选已取消`, tone: "warning" });
    },
  });
  const kept = useKeptSelection(plan.selectable?.keptAround && screen.place.ticks, state.rows, obstacleOf);
  const selection = kept ?? own;
  useFirstTicks({
    selectable: plan.selectable,
    shown: state.rows,
    scope,
    states: environment.states,
    toggle: selection.toggle,
    onBroken: (message) => host.outside.notify({ text: `默认勾选的条件出错：${message}`, tone: "error" }),
  });
  const all = useAllMatching({ screen, shape, state, selection });
  const untick = () => {
    all.cancel();
    selection.clear();
  };
  return { selection, isKept: kept !== null, all, toneOf, untick };
}
