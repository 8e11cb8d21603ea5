import { compileText, compileWords } from "../../../expression/template.ts";
import type { Row } from "../../../fields/field-view.ts";
import type { StateTables } from "../../../schema/contracts.ts";
import type { TonePlan } from "../../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../../failure-text.ts";
import type { Scope } from "../../host.ts";
import { withRow } from "../../row-scope.ts";
import { perRow } from "./per-row.ts";

/** The way a row stands out, with the words for its mark. */
export interface RowTone {
  readonly as: TonePlan["as"] | "broken";
  readonly label: string;
}

/** Reads how a row stands out; undefined: it does not. */
export type RowTones = (row: Row) => RowTone | undefined;

/** Undefined where no row of the list stands out. */
export function rowTones(
  plan: readonly TonePlan[] | undefined,
  scope: Scope,
  states: StateTables,
): RowTones | undefined {
  if (!plan) return undefined;
  const tones = plan.map(({ when, as, label }) => ({
    when: compileText(when),
    as,
    label: compileWords(label),
  }));
  return perRow((row): RowTone | undefined => {
    const seen = withRow(scope, row, states);
    try {
      const tone = tones.find(({ when }) => when(seen));
      return tone && { as: tone.as, label: tone.label(seen) };
    } catch (error) {
      return { as: "broken", label: `行的颜色条件出错：${failureText(error)}` };
    }
  });
}
