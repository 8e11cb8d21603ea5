import type { Answer } from "../../../../testing/test-server.ts";

/** The month that is lived. */
export const OCTOBER = { kjnd: 2026, kjqj: 10 };

/** The reason of a refusal; null: the request was accepted. */
export type Outcome = string | null;

export function outcome({ code, message, result }: Answer): Outcome {
  if (code !== "0") return message ?? "";
  const { failCount = 0, failList = [] } = (result ?? {}) as {
    readonly failCount?: number;
    readonly failList?: readonly { readonly reason: string }[];
  };
  return failCount === 0 ? null : (failList[0]?.reason ?? "");
}
