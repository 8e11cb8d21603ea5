import type { FieldOptions } from "../../../../schema/contracts.ts";

/** True for a filter that takes several values. */
export function takesMany({ multiple, as }: FieldOptions): boolean {
  return multiple === true || as === "checkbox";
}
