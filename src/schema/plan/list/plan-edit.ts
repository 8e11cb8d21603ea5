import { parseTemplate } from "../../../expression/template.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import { asObject, type Project } from "../../project/project.ts";
import { ROW_VERSION } from "../../project/version-use.ts";
import { planCallUse } from "../plan-call-use.ts";
import type { EditPlan } from "../plans/screen-plan.ts";
import type { EditSource } from "../sources/part-source.ts";

const DEFAULT_LABEL = "保存";

export interface PlannedEdit {
  readonly plan: EditPlan;
  /** The schema of a row in the request. */
  readonly row: JsonSchema | undefined;
}

/** The sending of changed rows. */
export function planEdit(
  { when, permission, save = "together", submit }: EditSource,
  { operations }: Pick<Project, "operations">,
): PlannedEdit {
  const { label = DEFAULT_LABEL, ...use } = submit;
  const param = changedParam(use.params);
  const row = sentRow(operations.get(use.call), save, param);
  const hasVersion = row?.properties !== undefined && ROW_VERSION in row.properties;
  return {
    plan: {
      ...(when !== undefined && { when }),
      ...(permission !== undefined && { permission }),
      save,
      submit: planCallUse(use),
      ...(save === "together" && { param }),
      ...(hasVersion && { version: true }),
      label,
    },
    row,
  };
}

/** The way changed rows are sent: `together` unless `row` is written. */
export function saveOf(save: unknown): EditPlan["save"] {
  return save === "row" ? "row" : "together";
}

/** The schema of a changed row in the request; the whole request, if each row has a call of its own. */
export function sentRow(
  operation: Operation | undefined,
  save: EditPlan["save"],
  param: string,
): JsonSchema | undefined {
  return save === "row" ? operation?.request : operation?.request.properties?.[param]?.items;
}

/** The parameter that takes the changed rows themselves; empty where none does, which the check finds. */
export function changedParam(params: unknown): string {
  return Object.entries(asObject(params)).find(([, value]) => isChanged(value))?.[0] ?? "";
}

function isChanged(value: unknown): boolean {
  if (typeof value !== "string") return false;
  const [part, ...others] = parseTemplate(value);
  return others.length === 0 && typeof part === "object" && part.source.trim() === "changed";
}
