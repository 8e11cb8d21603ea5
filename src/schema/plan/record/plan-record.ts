import type { Contracts } from "../../contracts.ts";
import type { Project } from "../../project/project.ts";
import { planActions } from "../plan-actions.ts";
import type { RecordSource } from "../sources/part-source.ts";
import type { FormBody } from "../plans/screen-plan.ts";
import { planRecordUse } from "./plan-record-use.ts";

/** The record loaded for one thing, and the buttons on it. */
export function planRecord(
  { record, actions }: RecordSource,
  project: Project,
  contracts: Contracts,
): Pick<FormBody, "record" | "actions"> {
  return {
    ...(record && { record: planRecordUse(record, project) }),
    actions: planActions(actions, contracts),
  };
}
