import type { RoutePlan } from "../../schema/plan/plans/shell-plan.ts";

/** The key of the tab that an address belongs to: a route may have one for each value of a parameter. */
export function tabKey(route: RoutePlan | undefined, path: string, search: string): string {
  const name = route?.tabBy;
  const value = name === undefined ? null : new URLSearchParams(search).get(name);
  return name === undefined || value === null
    ? path
    : `${path}?${new URLSearchParams({ [name]: value }).toString()}`;
}
