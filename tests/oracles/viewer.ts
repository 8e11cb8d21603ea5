import { compileTemplate, compileText } from "../../src/expression/template.ts";
import type { Edition } from "../../src/domain/edition.ts";
import type { EditionGate } from "../../src/schema/plan/plans/edition-gate.ts";
import type { Json, RouteGate, ScreenPlan } from "../../src/schema/plan/plans/screen-plan.ts";

/** Names that expressions see. */
export type Scope = { readonly [name: string]: unknown };

/** The user who looks at a screen, as the answers at sign-in describe them. */
export interface Viewer {
  /** Flag by permission code: 2 sees only, any other may do. */
  readonly grants: ReadonlyMap<string, number>;
  readonly edition: Edition;
  /** The session as expressions see it. */
  readonly session: Scope;
  /** `2026-11-20`. */
  readonly today: string;
}

interface Gated {
  readonly permission?: string;
  readonly edition?: EditionGate;
}

/** True when a part is there for a viewer who need only read. */
export function maySee(viewer: Viewer, part: Gated): boolean {
  return inEdition(viewer, part) && (part.permission === undefined || viewer.grants.has(part.permission));
}

/** True when an action is there: seeing alone is not enough. */
export function mayDo(viewer: Viewer, part: Gated): boolean {
  return (
    inEdition(viewer, part) &&
    (part.permission === undefined || (viewer.grants.get(part.permission) ?? 2) !== 2)
  );
}

/** True when a route can be gone to: any one of its codes opens it. */
export function mayOpen(viewer: Viewer, { permission = [], edition }: RouteGate): boolean {
  return (
    inEdition(viewer, edition ? { edition } : {}) &&
    (permission.length === 0 || permission.some((code) => maySee(viewer, { permission: code })))
  );
}

/** A screen or a dialog: gone, for reading, or for everything. */
export function mode(viewer: Viewer, { permission }: Gated): "denied" | "view" | "full" {
  if (permission === undefined) return "full";
  const flag = viewer.grants.get(permission);
  return flag === undefined ? "denied" : flag === 2 ? "view" : "full";
}

/** The scope of every expression of a screen that is given these inputs. */
export function screenScope({ session, today }: Viewer, given: Scope): Scope {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const before = month === 1 ? [year - 1, 12] : [year, month - 1];
  const period = `${before[0]}-${String(before[1]).padStart(2, "0")}`;
  return { session, today, period, given };
}

/** The inputs of a screen from the parameters of its address. */
export function givenBy(query: { readonly [name: string]: string }, { inputs = [] }: ScreenPlan): Scope {
  return Object.fromEntries(
    inputs.flatMap(({ name, type }) => {
      const value = query[name];
      if (value === undefined) return [];
      if (type !== "integer" && type !== "string") throw new Error(`no oracle reads a ${type} of an address`);
      return [[name, type === "integer" ? Number(value) : value]];
    }),
  );
}

/** A template's value. */
export function evaluate(template: Json | undefined, scope: Scope): unknown {
  return template === undefined ? undefined : compileTemplate(template)(scope);
}

export function holds(condition: string | undefined, scope: Scope): boolean {
  return condition === undefined || Boolean(compileText(condition)(scope));
}

export function text(template: string, scope: Scope): string {
  return String(compileText(template)(scope));
}

/** True when the firm's edition has the part: everything that its gate names has to fit. */
function inEdition({ edition }: Viewer, { edition: gate = {} }: Gated): boolean {
  const { firmType, tenantSetting, ...oneOf } = gate;
  if (tenantSetting !== undefined) throw new Error("no oracle in tests/oracles knows settings of a firm");
  return (
    (firmType ?? edition.firmType) === edition.firmType &&
    Object.entries(oneOf).every(([name, values]) =>
      values.some((value) => value === edition[name as keyof typeof oneOf]),
    )
  );
}
