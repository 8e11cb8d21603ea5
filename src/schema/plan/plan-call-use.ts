import type { CallSource } from "./part-source.ts";
import type { CallUse } from "./screen-plan.ts";

export function planCallUse({ call, params }: CallSource): CallUse {
  return { call, params: params ?? {} };
}
