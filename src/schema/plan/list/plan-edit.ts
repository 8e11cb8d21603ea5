import type { JsonSchema } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import type { Project } from "../../project/project.ts";
import { ROW_VERSION } from "../../project/version-use.ts";
import { planCallUse } from "../plan-call-use.ts";
import type { AddPlan, EditPlan, RemovePlan } from "../plans/screen-plan.ts";
import type { AddSource, CallSource, EditSource, RemoveSource } from "../sources/part-source.ts";
import { rowParam } from "./row-param.ts";

const DEFAULT_LABEL = "保存";

/** The schemas of a row in the requests that take it. */
export interface SentRows {
  readonly changed: JsonSchema | undefined;
  readonly added: JsonSchema | undefined;
}

export interface PlannedEdit {
  readonly plan: EditPlan;
  readonly sent: SentRows;
}

/** The sending of changed, new and removed rows. */
export function planEdit(source: EditSource, { operations }: Pick<Project, "operations">): PlannedEdit {
  const { when, permission, save = "together", submit, add, remove } = source;
  const { label = DEFAULT_LABEL, ...use } = submit;
  const operation = operations.get(use.call);
  const changed = sentRow(operation, save, rowParam(use.params, "changed"));
  return {
    plan: {
      ...(when !== undefined && { when }),
      ...(permission !== undefined && { permission }),
      save,
      submit: planCallUse(use),
      ...(save === "together" && { param: rowParam(use.params, "changed") }),
      ...(versionIn(changed) && { version: true }),
      label,
      ...(add && { add: planAdd(partOf(add), source) }),
      ...(remove && { remove: planRemove(partOf(remove), source, operations) }),
    },
    sent: { changed, added: add && addedRow(partOf(add).call, use, save, operations) },
  };
}

/** The way changed rows are sent: `together` unless `row` is written. */
export function saveOf(save: unknown): EditPlan["save"] {
  return save === "row" ? "row" : "together";
}

/** The schema of a row in the request; the whole request, if each row has a call of its own. */
export function sentRow(
  operation: Operation | undefined,
  save: EditPlan["save"],
  param: string,
): JsonSchema | undefined {
  return save === "row" ? operation?.request : operation?.request.properties?.[param]?.items;
}

/** The schema of a new row in the request that takes it. */
export function addedRow(
  call: string | undefined,
  submit: Partial<CallSource>,
  save: EditPlan["save"],
  operations: Project["operations"],
): JsonSchema | undefined {
  const operation = operations.get((save === "row" ? call : submit.call) ?? "");
  return sentRow(operation, save, rowParam(submit.params, "added"));
}

/** True for a row that is sent with its version. */
function versionIn(sent: JsonSchema | undefined): boolean {
  return sent?.properties !== undefined && ROW_VERSION in sent.properties;
}

function partOf<Part extends object>(part: true | Part): Part | Partial<Part> {
  return part === true ? {} : part;
}

function planAdd(
  { call, params, initial, permission }: AddSource,
  { save, submit }: Pick<EditSource, "save" | "submit">,
): AddPlan {
  return {
    ...(permission !== undefined && { permission }),
    ...(initial && { initial }),
    ...(call !== undefined && { use: planCallUse({ call, ...(params && { params }) }) }),
    ...(save !== "row" && { param: rowParam(submit.params, "added") }),
  };
}

function planRemove(
  { call, params, permission }: RemoveSource,
  { save, submit }: Pick<EditSource, "save" | "submit">,
  operations: Project["operations"],
): RemovePlan {
  const isByRow = save === "row";
  const param = rowParam(submit.params, "removed");
  const sent = sentRow(operations.get((isByRow ? call : submit.call) ?? ""), saveOf(save), param);
  return {
    ...(!isByRow && { param }),
    ...(versionIn(sent) && { version: true }),
    ...(permission !== undefined && { permission }),
    ...(call !== undefined && { use: planCallUse({ call, ...(params && { params }) }) }),
  };
}
