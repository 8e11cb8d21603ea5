import type { Issue } from "../issue.ts";

/** The issues as they are, for other programs. */
export function jsonReport(issues: readonly Issue[]): string {
  return JSON.stringify(issues, undefined, 2);
}
