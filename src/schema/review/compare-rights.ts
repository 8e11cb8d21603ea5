import type { EditionGate } from "../plan/plans/edition-gate.ts";
import type { Project } from "../project/project.ts";

/** The change of a guard: it is gone, it lets in users whom it kept out, or only keeps more users out. */
export type Shift = "removed" | "widened" | "narrowed";

const ANONYMOUS = "anonymous";
const SIGNED_IN = "signed-in";

/**
 * The change of a list of codes of which any one is enough; an empty list lets every user in. A guard that lets in
 * other users than before counts as widened. Undefined when the same users pass.
 */
export function compareRights(
  before: readonly string[],
  after: readonly string[],
  ancestorsOf: (code: string) => readonly string[],
): Shift | undefined {
  const lets = (codes: readonly string[], held: readonly string[]) =>
    codes.length === 0 ||
    codes.includes("public") ||
    (codes.includes("signed-in") && !held.includes(ANONYMOUS)) ||
    codes.some((code) => held.includes(code));
  const holders = (codes: readonly string[]): (readonly string[])[] =>
    codes.length === 0
      ? [[ANONYMOUS]]
      : codes.map((code) => {
          if (code === "public") return [ANONYMOUS];
          return code === "signed-in" ? [SIGNED_IN] : [code, ...ancestorsOf(code)];
        });
  if (holders(after).some((held) => !lets(before, held))) return isOpen(after) ? "removed" : "widened";
  return holders(before).some((held) => !lets(after, held)) ? "narrowed" : undefined;
}

function isOpen(codes: readonly string[]): boolean {
  return codes.length === 0 || codes.includes("public") || codes.includes("signed-in");
}

/** The change of a gate on the firm's edition; undefined when the same firms pass. */
export function compareEditions(
  before: EditionGate | undefined,
  after: EditionGate | undefined,
): Shift | undefined {
  if (before && !after) return "removed";
  if (letsMore(before, after)) return "widened";
  return letsMore(after, before) ? "narrowed" : undefined;
}

/** True when some firm passes `after` and not `before`: a part of the gate is gone, or has further values. */
function letsMore(before: EditionGate = {}, after: EditionGate = {}): boolean {
  return Object.entries(before).some(([part, values]) => {
    const now = Object.entries(after).find(([name]) => name === part)?.[1];
    return now === undefined || listed(now).some((value) => !listed(values).includes(value));
  });
}

function listed(values: unknown): readonly unknown[] {
  return Array.isArray(values) ? values : [values];
}

/** The codes that a code implies, by the project as it is now; of codes that are gone, by the base. */
export function ancestorsIn(before: Project, after: Project): (code: string) => readonly string[] {
  return (code) => (after.permissions.get(code) ?? before.permissions.get(code))?.ancestors ?? [];
}
