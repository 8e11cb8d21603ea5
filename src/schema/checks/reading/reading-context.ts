import type { FieldContract, VerbContract } from "../../contracts.ts";
import type { Project } from "../../project/project.ts";

/** The place in a screen that a part is read in. */
export interface ReadingContext {
  readonly project: Project;
  readonly kinds: ReadonlyMap<string, FieldContract>;
  readonly verbs: ReadonlyMap<string, VerbContract>;
  /** Names that its expressions see. */
  readonly names: readonly string[];
  /** Codes of the ways that lead here, one for each; undefined for a way without a code. */
  readonly codes: readonly (string | undefined)[];
  /** Its steps run without an action of the user. */
  readonly byItself?: boolean;
  /** A dialog is around it. */
  readonly isInDialog?: boolean;
}

/** The same place, with more names in sight. */
export function withNames(context: ReadingContext, names: readonly string[]): ReadingContext {
  return { ...context, names: [...new Set([...context.names, ...names])] };
}

/** The same place behind a code of its own, if it has one. */
export function withGuard(context: ReadingContext, permission: unknown): ReadingContext {
  return typeof permission === "string" ? { ...context, codes: [permission] } : context;
}

/** The code of a screen is no guard for what its actions write. */
export const UNGUARDED: ReadingContext["codes"] = [undefined];
