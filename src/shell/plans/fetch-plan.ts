import type { Issue } from "../../schema/issue.ts";
import { PLAN_FORMAT } from "../../schema/plan/plans/screen-plan.ts";

export type Loaded<T> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly value: T }
  /** `status` is absent when no answer came. */
  | { readonly state: "failed"; readonly status?: number }
  /** Only in development: the schema has errors and never was good. */
  | { readonly state: "broken"; readonly issues: readonly Issue[] }
  /** The plan is of a later form than this application reads. */
  | { readonly state: "newer" };

/** Fetches a plan by its address; every failure is a value. */
export async function fetchPlan<T>(address: string): Promise<Loaded<T>> {
  let response: Response;
  try {
    response = await fetch(address, { headers: { Accept: "application/json" } });
  } catch {
    return { state: "failed" };
  }
  const body: unknown = await response.json().catch(() => null);
  const facts = body !== null && typeof body === "object" ? (body as Record<string, unknown>) : {};
  if (response.status === 422 && Array.isArray(facts.issues)) {
    return { state: "broken", issues: facts.issues as readonly Issue[] };
  }
  if (!response.ok || typeof facts.format !== "number") return { state: "failed", status: response.status };
  return facts.format > PLAN_FORMAT ? { state: "newer" } : { state: "ready", value: body as T };
}
