import type { CallPlan } from "../schema/plan/plans/screen-plan.ts";

export interface WireRequest {
  readonly method: CallPlan["method"];
  /** Path and query, filled in and encoded. */
  readonly url: string;
  readonly data?: FormData | Readonly<Record<string, unknown>>;
}

type Params = Readonly<Record<string, unknown>>;

/**
 * Spreads the parameters of a call over path, query and body; a parameter that is undefined is absent.
 * Throws a plain `Error` for what only a programmer can mend: a missing path parameter, a value
 * that fits no address, or a parameter that the operation has no place for.
 */
export function buildRequest(plan: CallPlan, params: Params): WireRequest {
  const url = fillPath(plan, params) + queryText(plan, params);
  const placed = new Set([...plan.pathParams, ...plan.queryParams]);
  const rest = Object.entries(params).filter(([name, value]) => value !== undefined && !placed.has(name));
  if (plan.body === "none") {
    if (rest.length > 0) {
      throw new Error(`${plan.id} takes no parameter named ${rest.map(([name]) => name).join(", ")}`);
    }
    return { method: plan.method, url };
  }
  return { method: plan.method, url, data: plan.body === "json" ? Object.fromEntries(rest) : formData(rest) };
}

function fillPath(plan: CallPlan, params: Params): string {
  return plan.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const text = scalarText(plan, name, params[name] ?? "");
    // Dot segments cannot be escaped: every URL parser would climb to another path.
    if (text === "" || text === "." || text === "..") {
      throw new Error(`${plan.id} needs the path parameter ${name}, got "${text}"`);
    }
    return encodeURIComponent(text);
  });
}

function queryText(plan: CallPlan, params: Params): string {
  const query = new URLSearchParams();
  for (const name of plan.queryParams) {
    for (const value of [params[name]].flat()) {
      if (value !== undefined && value !== null) query.append(name, scalarText(plan, name, value));
    }
  }
  return query.size === 0 ? "" : `?${query}`;
}

function scalarText(plan: CallPlan, name: string, value: unknown): string {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return String(value);
  throw new Error(`${plan.id} cannot put the parameter ${name} into its address: it is no single value`);
}

function formData(entries: readonly (readonly [string, unknown])[]): FormData {
  const form = new FormData();
  for (const [name, values] of entries) {
    for (const value of [values].flat()) {
      if (value instanceof Blob) form.append(name, value);
      else if (typeof value === "string") form.append(name, value);
      else if (value !== undefined && value !== null) form.append(name, JSON.stringify(value));
    }
  }
  return form;
}
