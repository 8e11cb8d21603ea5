import { typesOf } from "../../project/json-schema.ts";
import type { Project } from "../../project/project.ts";
import { planCallUse } from "../plan-call-use.ts";
import type { RecordUse } from "../plans/screen-plan.ts";
import type { CallSource } from "../sources/part-source.ts";

/** The record that a form is opened with or a page shows, or the answer to a question. */
export function planRecordUse(record: CallSource, { operations }: Project): RecordUse {
  const result = operations.get(record.call)?.result;
  const mayBeMissing = result !== undefined && typesOf(result).includes("null");
  return { ...planCallUse(record), ...(mayBeMissing && { mayBeMissing }) };
}
