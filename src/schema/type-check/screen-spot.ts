import { COMPANY_CALLS } from "../context/company-calls.ts";
import { contextOf } from "../context/context-of.ts";
import { readInputs, typeOfInputs } from "../inputs/read-inputs.ts";
import { readScreenParts } from "../plan/blocks/use-block.ts";
import { asObject, type Entry, type Project } from "../project/project.ts";
import type { Spot } from "./collect-expressions.ts";
import { rowType } from "./operation-types.ts";
import type { TypedScope } from "./typed-expression.ts";

/** The scope that every expression of every screen has, beside what the screen is given. */
const EVERYWHERE: TypedScope = { session: "Session", period: "string", today: "string" };

/** A screen with its blocks, and what all of it sees. */
export function screenSpot(project: Project, screen: Entry): Spot {
  const part = readScreenParts(project, screen);
  const whole = asObject(part.value);
  const given = typeOfInputs(readInputs(whole.inputs, project));
  return {
    part,
    pointer: "",
    scope: { ...EVERYWHERE, ...companyScope(whole, project), given },
    guards: [],
  };
}

/** The name of a company that is chosen above the screen. */
function companyScope(screen: unknown, project: Project): TypedScope {
  return contextOf(screen).includes("company") ? { company: rowType(project, COMPANY_CALLS.search) } : {};
}
