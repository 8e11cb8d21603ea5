import { asObject } from "../../project/project.ts";
import type { StepUse } from "./reading.ts";

const GIVEN = "given.";

/** Stands among the names of a place where there is no telling what is given. */
export const ANY_GIVEN = `${GIVEN}*`;

/** What `inputs` declare, as names of an expression: `given.companyId`. */
export function declaredNames(inputs: unknown): readonly string[] {
  return Object.keys(asObject(inputs)).map((name) => GIVEN + name);
}

/** What a dialog is given by the step that opens it. */
export function handedNames({ value }: StepUse): readonly string[] {
  return declaredNames(value.with);
}

/** Of the names of a place those of what is given there. */
export function givenNames(names: readonly string[]): readonly string[] {
  return names.filter((name) => name.startsWith(GIVEN));
}
