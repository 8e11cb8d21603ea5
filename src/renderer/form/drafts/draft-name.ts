import { fnv1a64 } from "../../../domain/fnv-hash.ts";
import type { FormBody } from "../../../schema/plan/screen-plan.ts";
import { recordKey } from "../../record/record-key.ts";
import type { Scope } from "../../screen.ts";

/** Tells one form from another: the same form over another record, or opened with something else, is another one. */
export function draftName(screenId: string, body: FormBody & { readonly id: string }, scope: Scope): string {
  const isPage = body.id === screenId;
  const about = body.record
    ? recordKey(body.record, scope)
    : JSON.stringify(isPage ? (scope.route ?? null) : (scope.given ?? null));
  return `${screenId}/${body.id}/${fnv1a64(about)}`;
}
