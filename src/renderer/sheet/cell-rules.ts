import { roundDust } from "../../domain/number-text.ts";
import type { CellEditPlan } from "../../schema/plan/plans/screen-plan.ts";
import { PastedName } from "./pasted-name.ts";

type Limit = (value: unknown, limit: unknown) => boolean;

const count = (value: unknown) => (typeof value === "string" ? Array.from(value).length : 0);

/** The limits that the catalogue sets, by their names in the plan: true where the value keeps them. */
const LIMITS: { readonly [rule: string]: Limit } = {
  maxLength: (value, limit) => count(value) <= Number(limit),
  minLength: (value, limit) => count(value) >= Number(limit),
  minimum: (value, limit) => Number(value) >= Number(limit),
  maximum: (value, limit) => Number(value) <= Number(limit),
  decimals: (value, limit) => roundDust(Number(value), Number(limit)) !== undefined,
  pattern: (value, limit) => new RegExp(String(limit), "u").test(String(value)),
};

/** The fault of a cell's value, as a sentence; undefined: it has none. */
export function cellFault(plan: CellEditPlan, value: unknown): string | undefined {
  const { title } = plan.control;
  if (value === undefined || value === null || value === "") {
    return plan.empty === undefined ? requiredMessage(plan) : undefined;
  }
  // The search for it says what is wrong with it.
  if (value instanceof PastedName) return undefined;
  if (!isOfType(plan, value)) return `${title}格式不正确`;
  const broken = plan.rules.find((rule) =>
    Object.entries(rule).some(([name, limit]) => LIMITS[name]?.(value, limit) === false),
  );
  return broken?.message;
}

/** The sentence at a cell that must be filled. */
export function requiredMessage({ rules, control }: CellEditPlan): string {
  return rules.find(({ required }) => required === true)?.message ?? `请输入${control.title}`;
}

function isOfType({ type, control }: CellEditPlan, value: unknown): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "number") return typeof value === "number" && Number.isFinite(value);
  if (control.kind === "date") return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return true;
}
