import type { CallSource } from "./sources/part-source.ts";
import type { CallUse } from "./plans/screen-plan.ts";

export function planCallUse({ call, params }: CallSource): CallUse {
  return { call, params: params ?? {} };
}
