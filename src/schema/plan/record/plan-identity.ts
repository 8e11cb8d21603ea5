import type { Contracts } from "../../contracts.ts";
import type { Project } from "../../project/project.ts";
import type { CallSource, IdentitySource } from "../sources/part-source.ts";
import { planSectionField } from "./plan-detail-body.ts";
import type { IdentityPlan } from "../plans/screen-plan.ts";

const DEFAULT_MEASURE_WORD = "条";

/** The identity of a page; titles and kinds of the fields come from the result of the record's operation. */
export function planIdentity(
  { identity, record }: { readonly identity?: IdentitySource; readonly record?: CallSource },
  project: Project,
  contracts: Contracts,
): { readonly identity?: IdentityPlan } {
  if (!identity) return {};
  const result = record && project.operations.get(record.call)?.result;
  const { title, tab = title, fields = [], measureWord = DEFAULT_MEASURE_WORD } = identity;
  return {
    identity: {
      title,
      tab,
      fields: fields.map((field) => planSectionField(field, result, contracts)),
      measureWord,
    },
  };
}
