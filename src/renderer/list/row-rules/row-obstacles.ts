import { compileText } from "../../../expression/template.ts";
import type { Row } from "../../../fields/field-view.ts";
import type { StateTables } from "../../../schema/contracts.ts";
import type { SelectablePlan } from "../../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../../failure-text.ts";
import type { Scope } from "../../host.ts";
import { withRow } from "../../row-scope.ts";
import { perRow } from "./per-row.ts";

/** Reads why a row cannot be ticked; undefined: it can. A row whose condition fails cannot either, and says so. */
export type RowObstacles = (row: Row) => string | undefined;

export function rowObstacles(
  selectable: SelectablePlan | undefined,
  scope: Scope,
  states: StateTables,
): RowObstacles {
  if (!selectable || selectable.disabled.length === 0) return () => undefined;
  const rules = selectable.disabled.map(({ when, reason }) => ({
    when: compileText(when),
    reason: compileText(reason),
  }));
  return perRow((row) => {
    const seen = withRow(scope, row, states);
    try {
      const rule = rules.find(({ when }) => when(seen));
      return rule && String(rule.reason(seen));
    } catch (error) {
      return `勾选的条件出错：${failureText(error)}`;
    }
  });
}
