import type { FieldOptions } from "../../schema/contracts.ts";

/** The operation that takes a file, and the name under which it does. */
export interface UploadTarget {
  readonly call: string;
  readonly param: string;
  readonly params: Record<string, unknown>;
}

export function readTarget({ upload }: FieldOptions): UploadTarget {
  const { call, param, params } = (upload ?? {}) as FieldOptions;
  if (typeof call !== "string") throw new Error("the option upload needs a call");
  return {
    call,
    param: typeof param === "string" ? param : "file",
    params: (params ?? {}) as Record<string, unknown>,
  };
}
