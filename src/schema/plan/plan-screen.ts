import type { Contracts } from "../contracts.ts";
import type { Entry, Project } from "../project/project.ts";
import { planCall } from "./call-plan.ts";
import { catalogueHash } from "./catalogue-hash.ts";
import { planList, type ListBody } from "./plan-list.ts";
import type { CustomSource, ScreenSource } from "./screen-source.ts";
import { PLAN_FORMAT, type ScreenPlan } from "./screen-plan.ts";
import { usedNames } from "./used-names.ts";

/**
 * The frozen, self-contained normal form of a screen; the same project gives the same text.
 * The screen must have passed the check: what a check finds is not looked for again here.
 */
export function planScreen(project: Project, screenId: string, contracts: Contracts): ScreenPlan {
  const screen = project.screens.get(screenId);
  if (!screen) throw new Error(`No screen "${screenId}".`);
  const body = planBody(project, screen, contracts);
  const { title, permission } = screen.value as unknown as ScreenSource;
  const used = usedNames(body, contracts);
  return deepFreeze({
    format: PLAN_FORMAT,
    catalogue: catalogueHash(project),
    id: screenId,
    title,
    ...(permission !== undefined && { permission }),
    ...body,
    calls: pick(project.operations, used.calls, planCall),
    enums: pick(project.enums, used.enums, (entries) => entries),
  });
}

function planBody(
  project: Project,
  screen: Entry,
  contracts: Contracts,
): ListBody | { readonly kind: "custom"; readonly surface: string } {
  switch (screen.value.kind) {
    case "list":
      return planList(project, screen, contracts);
    case "custom":
      return { kind: "custom", surface: (screen.value as unknown as CustomSource).surface };
    default:
      throw new Error(`Screens of kind "${String(screen.value.kind)}" cannot be planned.`);
  }
}

function pick<T, R>(
  known: ReadonlyMap<string, T>,
  names: readonly string[],
  convert: (value: T) => R,
): { readonly [name: string]: R } {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = known.get(name);
      return value === undefined ? [] : [[name, convert(value)]];
    }),
  );
}

/** Parts may be shared between plans: what is frozen already is not walked again. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
