import type { PermissionEntry } from "./login-info.ts";

export type PermissionMode = "plain" | "strict" | "menu";
export type PermissionAnswer = true | "view" | false;

export interface Permissions {
  readonly check: (code: string, mode: PermissionMode) => PermissionAnswer;
  /** The best answer among the codes: allowed, else view-only, else denied. */
  readonly any: (codes: readonly string[], mode: PermissionMode) => PermissionAnswer;
}

/** Flag of a code whose holder sees and may not act. */
const SEES_ONLY = 2;

/**
 * Answers for one list of permission entries, for good: a changed list needs a new object.
 * Of entries with the same code the first counts.
 */
export function createPermissions(entries: readonly PermissionEntry[]): Permissions {
  const byCode = new Map(entries.toReversed().map((entry) => [entry.code, entry]));
  const caches = {
    plain: new Map<string, PermissionAnswer>(),
    strict: new Map<string, PermissionAnswer>(),
    menu: new Map<string, PermissionAnswer>(),
  };
  const check: Permissions["check"] = (code, mode) => {
    const cached = caches[mode].get(code);
    if (cached !== undefined) return cached;
    const answer = decide(byCode.get(code), mode);
    caches[mode].set(code, answer);
    return answer;
  };
  return {
    check,
    any: (codes, mode) => {
      const answers = new Set(codes.map((code) => check(code, mode)));
      return answers.has(true) || (answers.has("view") && "view");
    },
  };
}

function decide(entry: PermissionEntry | undefined, mode: PermissionMode): PermissionAnswer {
  if (entry === undefined) return false;
  if (mode === "menu" && entry.resourceType !== "MENU") return entry.operationFlag === 0;
  if (entry.operationFlag !== SEES_ONLY) return true;
  return mode === "strict" && "view";
}
