import type { VerbContract } from "../contracts.ts";
import { asText } from "../project/as-object.ts";
import { propertyType } from "./operation-types.ts";
import type { TypedScope } from "./typed-expression.ts";

type Step = Readonly<Record<string, unknown>>;

/** `{{ selection }}`, `{{ made.rows }}` */
const PATH = /^\{\{\s*([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)\s*\}\}$/;

/** The names that the steps for each entry of a list, or for a part of it, see beside those around them. */
export function eachScope({ each }: VerbContract, step: Step, scope: TypedScope): TypedScope {
  if (!each) return {};
  const list = typeAtPath(asText(step[each.list]) ?? "", scope, "readonly unknown[]");
  const entry = `Item<${list}>`;
  return step[each.by] === undefined ? { entry } : { entries: `readonly (${entry})[]` };
}

/** The result of such a step: numbers of entries, and the answers of its last step. */
export function eachResult(answer: string): string {
  return `{ readonly done: number; readonly failed: number; readonly answers: readonly (${answer})[] }`;
}

/** The type of a value by its path; a computed value has no type that a name could have. */
export function typeAtPath(value: string, scope: TypedScope, otherwise = "unknown"): string {
  const [, path] = PATH.exec(value.trim()) ?? [];
  const [root = "", ...names] = path?.split(".") ?? [];
  const type = scope[root];
  return type === undefined ? otherwise : names.reduce(propertyType, type);
}
