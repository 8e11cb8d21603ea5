import { compileParsed } from "../../../expression/compile-expression.ts";
import { ExpressionError } from "../../../expression/expression-error.ts";
import type { EachNode, ExpressionNode } from "../../../expression/expression-node.ts";
import { nodesBelow } from "../../../expression/nodes-below.ts";
import { readPaths } from "../../../expression/read-paths.ts";
import { propertyAt } from "../../dotted-field.ts";
import { type JsonSchema, typesOf } from "../../project/json-schema.ts";
import type { Project } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { type DescribedExpression, describedExpressions } from "./described-expressions.ts";
import { whereWritten } from "../../names/where-written.ts";
import { finding } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { wrongCodes } from "./state-code.ts";

type Schemas = DescribedExpression["schemas"];

/** A field with a code table, and all that it can be. */
interface Choice {
  readonly path: readonly string[];
  readonly values: readonly unknown[];
}

const COMPARISONS = new Set(["===", "!==", "==", "!=", "<", "<=", ">", ">="]);

export const constantCondition: Check = {
  slug: "constant-condition",
  holds: "A condition over a code table can hold for one of its values and fail for another.",
  why: "An action that is never in sight, or a rule that never applies, looks like one that works until a client finds out.",
  *run(context) {
    for (const expression of describedExpressions(context)) {
      yield* checkCondition(expression.node, expression, expression.schemas, context.project);
    }
  },
};

/** Reports the widest part that is a condition on one field; parts that read more are searched further. */
function* checkCondition(
  node: ExpressionNode,
  expression: DescribedExpression,
  schemas: Schemas,
  project: Project,
): Iterable<Finding> {
  const choice = isCondition(node) ? choiceOf(node, schemas, project) : undefined;
  const always = choice && constantOf(node, choice);
  if (choice && always !== undefined && !hasWrongCode(node, schemas)) {
    const { place, offset, text } = whereWritten(expression, node);
    const field = choice.path.join(".");
    const values = choice.values.map((value) => JSON.stringify(value) ?? "undefined").join(", ");
    yield finding(place, `{{ ${text} }} is always ${always}: ${field} is one of ${values}`, { offset });
  } else if (!choice) {
    for (const part of partsOf(node)) {
      const inside = node.kind === "each" ? withParameter(node, schemas) : schemas;
      yield* checkCondition(part, expression, inside, project);
    }
  }
}

/** A comparison of a state with a code that it does not have is reported by a rule of its own. */
function hasWrongCode(node: ExpressionNode, schemas: Schemas): boolean {
  const states = schemas.get("state")?.properties;
  return states !== undefined && nodesBelow(node).some((part) => wrongCodes(part, states).length > 0);
}

function isCondition(node: ExpressionNode): boolean {
  switch (node.kind) {
    case "binary":
      return COMPARISONS.has(node.operator);
    case "logical":
      return node.operator !== "??";
    case "unary":
      return node.operator === "!";
    case "method":
      return node.method === "includes";
    default:
      return false;
  }
}

/** The only field that the node reads, when it has a code table. */
function choiceOf(node: ExpressionNode, schemas: Schemas, project: Project): Choice | undefined {
  const [path, ...others] = readPaths(node);
  const [name = "", ...rest] = path ?? [];
  const owner = schemas.get(name);
  if (!path || others.length > 0 || rest.length === 0 || !owner) return undefined;
  const schema = propertyAt(owner, rest.join("."));
  const values = schema && valuesOf(schema, project);
  if (!values) return undefined;
  return { path, values: isAlwaysThere(owner, rest) ? values : [...values, undefined] };
}

function valuesOf(schema: JsonSchema, project: Project): unknown[] | undefined {
  if (typesOf(schema).includes("array")) return undefined;
  const table = project.enums.get(schema["x-enum"] ?? "")?.map(({ value }) => value);
  const values: readonly unknown[] | undefined = table ?? (schema.enum && listOf(schema.enum));
  return values && [...new Set([...values, ...(typesOf(schema).includes("null") ? [null] : [])])];
}

/** True when no object on the way may leave its property out. */
function isAlwaysThere(owner: JsonSchema, path: readonly string[]): boolean {
  return path.every((name, index) => {
    const holder = index === 0 ? owner : propertyAt(owner, path.slice(0, index).join("."));
    return (
      listOf(holder?.required).includes(name) && (index === 0 || !typesOf(holder ?? {}).includes("null"))
    );
  });
}

/** The value of the condition for every value of the field; undefined when it depends, or fails. */
function constantOf(node: ExpressionNode, { path, values }: Choice): boolean | undefined {
  try {
    const evaluate = compileParsed(node);
    const results = new Set(values.map((value) => Boolean(evaluate(scopeWith(path, value)))));
    const [only] = results;
    return results.size === 1 ? only : undefined;
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

function scopeWith(path: readonly string[], value: unknown): Readonly<Record<string, unknown>> {
  const whole = path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  return whole as Readonly<Record<string, unknown>>;
}

/** Inside `rows.some((row) => …)` the first parameter is an entry of the list. */
function withParameter({ object, arrow }: EachNode, schemas: Schemas): Schemas {
  const [path, ...others] = readPaths(object);
  const [name = "", ...rest] = path ?? [];
  const list = others.length > 0 ? undefined : schemas.get(name);
  const items = rest.length === 0 ? list?.items : propertyAt(list, rest.join("."))?.items;
  const inside = new Map(schemas);
  for (const parameter of arrow.parameters) inside.delete(parameter);
  const [first] = arrow.parameters;
  if (first !== undefined && items) inside.set(first, items);
  return inside;
}

function partsOf(node: ExpressionNode): ExpressionNode[] {
  return Object.values(node).flatMap((part: unknown) =>
    (Array.isArray(part) ? part : [part]).flatMap((inner: unknown) => nodesIn(inner)),
  );
}

/** A node, or those within what only groups them: entries, spreads and arrows. */
function nodesIn(part: unknown): ExpressionNode[] {
  if (part === null || typeof part !== "object" || !("kind" in part)) return [];
  if (part.kind === "arrow" && "body" in part) return nodesIn(part.body);
  if ((part.kind === "entry" || part.kind === "spread") && "value" in part) return nodesIn(part.value);
  return [part as ExpressionNode];
}
