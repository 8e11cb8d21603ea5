import type { Contracts } from "../../contracts.ts";
import { planActions } from "../plan-actions.ts";
import { planCallUse } from "../plan-call-use.ts";
import type { RecordSource } from "../sources/part-source.ts";
import type { FormBody } from "../plans/screen-plan.ts";

/** The record loaded for one thing, and the buttons on it. */
export function planRecord(
  { record, actions }: RecordSource,
  contracts: Contracts,
): Pick<FormBody, "record" | "actions"> {
  return {
    ...(record && { record: planCallUse(record) }),
    actions: planActions(actions, contracts),
  };
}
