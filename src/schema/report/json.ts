import type { Judgement } from "../checks/allowance.ts";
import type { HandWritten } from "./hand-written.ts";

/** Everything that was found, as it is, for other programs. */
export function jsonReport({ issues, allowed }: Judgement, handWritten: readonly HandWritten[]): string {
  return JSON.stringify({ issues, allowed, handWritten }, undefined, 2);
}
