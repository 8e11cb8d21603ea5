import type { CheckResult } from "../checks/suppressions.ts";
import type { HandWritten } from "./hand-written.ts";

/** Everything that was found, as it is, for other programs. */
export function jsonReport({ issues, allowed }: CheckResult, handWritten: readonly HandWritten[]): string {
  return JSON.stringify({ issues, allowed, handWritten }, undefined, 2);
}
