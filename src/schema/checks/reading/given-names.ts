import { contextOf } from "../../context/context-of.ts";
import { asObject } from "../../project/project.ts";
import type { StepUse } from "./reading.ts";

const GIVEN = "given.";
/** The period is seen everywhere, the company where it has been chosen. */
const COMPANY = "company";

/** Stands among the names of a place whose given values are unknown. */
export const ANY_GIVEN = `${GIVEN}*`;

/** The names of `inputs` as an expression reads them: `given.companyId`. */
export function declaredNames(inputs: unknown): readonly string[] {
  return Object.keys(asObject(inputs)).map((name) => GIVEN + name);
}

/** Names that only a screen with such a context sees. */
export function contextNames(screen: unknown): readonly string[] {
  return contextOf(screen).filter((part) => part === COMPANY);
}

/** The names that a step gives to the dialog that it opens. */
export function handedNames({ value }: StepUse): readonly string[] {
  return declaredNames(value.with);
}

/** The names of a place that are given values. */
export function givenNames(names: readonly string[]): readonly string[] {
  return names.filter((name) => name.startsWith(GIVEN));
}

/** The names of a place that the whole screen has: its given values and its context. */
export function screenNames(names: readonly string[]): readonly string[] {
  return names.filter((name) => name === COMPANY || name.startsWith(GIVEN));
}
