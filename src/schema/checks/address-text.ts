import type { ElementNode, ExpressionNode } from "../../expression/expression-node.ts";
import { readPaths } from "../../expression/read-paths.ts";
import { propertyAt } from "../dotted-field.ts";
import { type JsonSchema, typesOf } from "../project/json-schema.ts";
import type { Check } from "./check-context.ts";
import { type DescribedExpression, describedExpressions } from "./described-expressions.ts";
import { finding } from "./finding.ts";

/** Functions that give a number, a date or a period whatever they are given. */
const PLAIN_RESULTS = new Set([
  "abs",
  "addDays",
  "addMonths",
  "endOfMonth",
  "isBlank",
  "max",
  "min",
  "monthOf",
  "round",
  "sum",
  "toNumber",
  "yearOf",
]);
/** Formats whose texts hold nothing that an address reads as its own. */
const PLAIN_FORMATS = new Set(["date", "datetime", "date-time", "period", "time", "uuid"]);
/** A pattern of letters, digits, `_` and `-` from beginning to end. */
const PLAIN_PATTERN = /^\^(?:(?:\[(?:\\[dw]|[\w-])+\]|\\[dw]|[A-Za-z0-9_-])(?:\{\d+(?:,\d*)?\}|[+*?])?)+\$$/;

export const addressText: Check = {
  slug: "address-text",
  holds:
    "Free text does not become a part of an address: `navigate` writes it there as it is. Calls and `download` take parameters by name, which are encoded.",
  why: "A `&`, `#` or `/` in a client's name changes the parameters that follow, or the page that opens.",
  *run(context) {
    const addresses = new Set(
      context.readings
        .flatMap(({ steps }) => steps)
        .flatMap(({ place, verb }) =>
          Object.entries(verb?.refers ?? {}).flatMap(([key, target]) =>
            target === "route" ? [`${place.file.path}#${place.pointer}/${key}`] : [],
          ),
        ),
    );
    for (const expression of describedExpressions(context)) {
      const { place, start, node, source } = expression;
      if (!addresses.has(`${place.file.path}#${place.pointer}`)) continue;
      const text = freeText(node, expression);
      if (text === undefined) continue;
      yield finding(place, `{{ ${source} }}: ${text} may hold any text, and the address takes it as it is`, {
        offset: start,
        hint: "name the record by its id, a code or a date",
      });
    }
  },
};

/** The path of a free text that the value may be, or hold; undefined when there is none, or no telling. */
function freeText(node: ExpressionNode, expression: DescribedExpression): string | undefined {
  const first = (...nodes: readonly ElementNode[]) =>
    nodes.map((part) => freeText(part.kind === "spread" ? part.value : part, expression)).find(Boolean);
  switch (node.kind) {
    case "text":
      return first(...node.values);
    case "logical":
      return node.operator === "&&" ? first(node.right) : first(node.left, node.right);
    case "conditional":
      return first(node.whenTrue, node.whenFalse);
    case "binary":
      return node.operator === "+" ? first(node.left, node.right) : undefined;
    case "call":
      return PLAIN_RESULTS.has(node.name) ? undefined : first(...node.values);
    case "method":
    case "each":
      return first(node.object);
    case "chain":
      return first(node.value);
    case "name":
    case "member":
    case "index":
      return freePath(node, expression);
    default:
      return undefined;
  }
}

function freePath(node: ExpressionNode, { schemas, scope }: DescribedExpression): string | undefined {
  const [path] = readPaths(node);
  const [name = "", ...rest] = path ?? [];
  if (!path) return undefined;
  if (scope[name] === "Route") return path.join(".");
  const schema = propertyAt(schemas.get(name), rest.join("."));
  return rest.length > 0 && schema && isFree(schema) ? path.join(".") : undefined;
}

function isFree(schema: JsonSchema): boolean {
  if (typesOf(schema).includes("array")) return schema.items !== undefined && isFree(schema.items);
  if (!typesOf(schema).includes("string")) return false;
  const isChosen = schema.enum ?? schema.const ?? schema["x-enum"] ?? schema["x-ref"] ?? schema["x-state"];
  if (isChosen !== undefined || PLAIN_FORMATS.has(schema.format ?? "")) return false;
  return schema.pattern === undefined || !PLAIN_PATTERN.test(schema.pattern);
}
