import { fnv1a64 } from "../../../domain/fnv-hash.ts";
import type { DialogPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../../host.ts";

/** A name that differs between dialogs of the same plan about different records. */
export function subjectName({ plan }: Screen, dialog: DialogPlan, scope: Scope): string {
  const row = scope.row as { readonly [property: string]: unknown } | undefined;
  const about = [scope.given ?? null, plan.kind === "list" ? (row?.[plan.rowKey] ?? null) : null];
  return `${plan.id}/${dialog.id}/${fnv1a64(JSON.stringify(about))}`;
}
