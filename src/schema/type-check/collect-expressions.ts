import { parseExpression } from "../../expression/parse-expression.ts";
import { ExpressionError } from "../../expression/expression-error.ts";
import { listExpressions, parseTemplate } from "../../expression/template.ts";
import type { Input } from "../inputs/read-inputs.ts";
import { originOf, type Part } from "../plan/blocks/merge-parts.ts";
import { asObject } from "../project/as-object.ts";
import { joinPointer } from "../project/schema-file.ts";
import { valueAt } from "../project/follow-references.ts";
import type { Json } from "../plan/plans/screen-plan.ts";
import type { Guard, TypedExpression, TypedScope } from "./typed-expression.ts";

/** The place in a part where expressions are looked for, and their scope there. */
export interface Spot {
  readonly part: Part;
  readonly pointer: string;
  readonly scope: TypedScope;
  readonly guards: readonly Guard[];
}

export function below(spot: Spot, ...segments: readonly (string | number)[]): Spot {
  return { ...spot, pointer: joinPointer(spot.pointer, ...segments) };
}

export function valueOf(spot: Spot): unknown {
  return valueAt(spot.part.value, spot.pointer);
}

/** The entries of a list with their places; nothing when there is no list. */
export function itemsOf(
  spot: Spot,
): { readonly value: Readonly<Record<string, unknown>>; readonly spot: Spot }[] {
  const value = valueOf(spot);
  return (Array.isArray(value) ? value : []).map((item, index) => ({
    value: asObject(item),
    spot: below(spot, index),
  }));
}

/** Every expression at or below the spot that can be parsed; the others are an error of their own elsewhere. */
export function collectExpressions(spot: Spot, expected?: string): TypedExpression[] {
  const value = valueOf(spot);
  if (value === undefined) return [];
  return readable(value as Json).map(({ pointer, source, offset }) => ({
    source,
    offset,
    at: originOf(spot.part, spot.pointer + pointer),
    scope: spot.scope,
    guards: spot.guards,
    ...(expected !== undefined && pointer === "" && isWhole(value) && { expected }),
  }));
}

/** The parameters of a call: an expression that is a whole value must give the parameter's type. */
export function collectParams(spot: Spot, operation: string | undefined): TypedExpression[] {
  const params = valueOf(spot);
  if (typeof params !== "object" || params === null) return [];
  return Object.keys(params).flatMap((name) =>
    collectExpressions(
      below(spot, name),
      operation && `Param<${JSON.stringify(operation)}, ${JSON.stringify(name)}>`,
    ),
  );
}

/** The expressions handed to inputs: one that is a whole value must give the type of its input. */
export function collectHanded(spot: Spot, inputs: readonly Input[] = []): TypedExpression[] {
  return Object.keys(asObject(valueOf(spot))).flatMap((name) => {
    const input = inputs.find((each) => each.name === name);
    return collectExpressions(
      below(spot, name),
      input?.isOptional ? `${input.type} | null | undefined` : input?.type,
    );
  });
}

/** The condition at a spot as a guard for what stands behind it; nothing when there is none. */
export function guardAt(spot: Spot, holds: boolean): Guard[] {
  const value = valueOf(spot);
  if (typeof value !== "string") return [];
  const at = originOf(spot.part, spot.pointer);
  return readable(value).map(({ source }) => ({ source, at, holds }));
}

function readable(value: Json): ReturnType<typeof listExpressions> {
  return quietly(() => listExpressions(value)).filter(
    ({ source }) => quietly(() => [parseExpression(source)]).length > 0,
  );
}

/** True when the string is one expression and gives its value as it is, not as text. */
function isWhole(value: unknown): boolean {
  if (typeof value !== "string") return false;
  const parts = parseTemplate(value).filter((part) => typeof part === "object" || part.trim() !== "");
  return parts.length === 1;
}

function quietly<T>(read: () => readonly T[]): readonly T[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}
