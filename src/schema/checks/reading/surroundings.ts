import type { FieldContract, VerbContract } from "../../contracts.ts";
import type { Project } from "../../project/project.ts";

/** What a part of a screen stands in. */
export interface Surroundings {
  readonly project: Project;
  readonly kinds: ReadonlyMap<string, FieldContract>;
  readonly verbs: ReadonlyMap<string, VerbContract>;
  /** What its expressions see. */
  readonly names: readonly string[];
  /** Codes of the ways that lead here, one for each; undefined for a way without a code. */
  readonly codes: readonly (string | undefined)[];
}

/** The same place, with more names in sight. */
export function seeing(surroundings: Surroundings, names: readonly string[]): Surroundings {
  return { ...surroundings, names: [...new Set([...surroundings.names, ...names])] };
}

/** The same place behind a code of its own, if it has one. */
export function behind(surroundings: Surroundings, permission: unknown): Surroundings {
  return typeof permission === "string" ? { ...surroundings, codes: [permission] } : surroundings;
}

/** The code of a screen is no guard for what its actions write. */
export const UNGUARDED: Surroundings["codes"] = [undefined];
