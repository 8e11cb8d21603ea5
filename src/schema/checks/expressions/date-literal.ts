import { expressionFunctions } from "../../../expression/functions.ts";
import { ExpressionError, type SourceRange } from "../../../expression/expression-error.ts";
import type {
  BinaryNode,
  CallNode,
  ExpressionNode,
  LiteralNode,
} from "../../../expression/expression-node.ts";
import { parseExpression } from "../../../expression/parse-expression.ts";
import { nodesBelow } from "../../../expression/nodes-below.ts";
import { readPaths } from "../../../expression/read-paths.ts";
import { parseTemplate } from "../../../expression/template.ts";
import { propertyAt } from "../../dotted-field.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, CheckContext, EntryReading, Finding } from "../check-context.ts";
import { whereWritten } from "../../names/where-written.ts";
import { finding } from "../finding.ts";
import { isEdited } from "../forms/field-kind.ts";
import { listExpressions } from "./list-expressions.ts";
import { fitsFormat } from "./literal-format.ts";
import { contractOf } from "../reading/read-field.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";

type Literal = LiteralNode & { readonly value: string };
/** The types of the names in an expression. */
type Names = Readonly<Record<string, JsonSchema | undefined>>;

const DATES = ["date", "datetime", "period"];
const LIKE_A_DATE = /^\d{4}[-/.年]\d{1,2}(?:[-/.月日T ]|$)/;
const EQUALITY: ReadonlySet<string> = new Set(["===", "!==", "==", "!="]);
const COMPARISONS: ReadonlySet<string> = new Set([...EQUALITY, "<", "<=", ">", ">="]);
/** The first parameter of a function, by its name, and the formats that it takes. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = { day: ["date"], period: ["period", "date"] };
const ALWAYS: Names = { today: { format: "date" }, period: { format: "period" } };

export const dateLiteral: Check = {
  slug: "date-literal",
  holds: "A day, moment or period that is written out exists, and is written as the wire writes it.",
  why: "Dates are compared as texts: `2026-9` comes after `2026-10`, and `2026-02-30` never comes.",
  *run(context) {
    for (const reading of context.readings) {
      yield* limits(reading, context);
      const names = namesOf(reading, context);
      for (const { place, start, read } of listExpressions(reading.templates)) {
        if ("error" in read) continue;
        const where = (range: SourceRange) => whereWritten({ replaced: read.replaced, place, start }, range);
        yield* literals(read.node, where, names, context);
      }
    }
    yield* states(context);
  },
};

function namesOf({ whole }: EntryReading, { project }: CheckContext): Names {
  const operation = project.operations.get(textOf(asObject(whole.value.source).call));
  return { ...ALWAYS, row: operation?.row, filters: operation?.request };
}

/** The first and last day or period that may be chosen. */
function* limits({ fields }: EntryReading, context: CheckContext): Iterable<Finding> {
  for (const use of fields.filter(({ role }) => isEdited(role))) {
    const contract = contractOf(use, context);
    const formats = contract?.kind === "date-range" ? ["date"] : (contract?.formats ?? []);
    const [format = ""] = formats;
    if (!DATES.includes(format)) continue;
    for (const name of ["min", "max"]) {
      const limit = use.options[name];
      if (typeof limit !== "string" || limit.includes("{{") || fits(limit, DATES, context)) continue;
      yield finding(below(use.optionsPlace, name), `${JSON.stringify(limit)} is no ${format}`);
    }
  }
}

function* states(context: CheckContext): Iterable<Finding> {
  for (const file of context.project.files.values()) {
    if (!file.path.startsWith("schemas/states/")) continue;
    const names = { ...ALWAYS, row: rowOf(textOf(asObject(file.value).of), context.project) };
    for (const [index, value] of listOf(asObject(file.value).cases).entries()) {
      const at = below({ file, pointer: "/cases" }, index, "when");
      for (const { node, start } of expressionsIn(textOf(asObject(value).when))) {
        const where = (range: SourceRange) => ({ place: at, offset: start + range.start });
        yield* literals(node, where, names, context);
      }
    }
  }
}

function rowOf(operation: string, { operations }: Project): JsonSchema | undefined {
  return operations.get(operation)?.row;
}

/** A date that cannot be read is reported by a rule of its own. */
function expressionsIn(text: string): { readonly node: ExpressionNode; readonly start: number }[] {
  try {
    return parseTemplate(text).flatMap((part) =>
      typeof part === "string" ? [] : [{ node: parseExpression(part.source), start: part.start }],
    );
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

function* literals(
  expression: ExpressionNode,
  where: (range: SourceRange) => { readonly place: Place; readonly offset: number },
  names: Names,
  context: CheckContext,
): Iterable<Finding> {
  const reportedOffsets = new Set<number>();
  const tell = (literal: Literal, what: string) => {
    if (reportedOffsets.has(literal.start)) return [];
    reportedOffsets.add(literal.start);
    const { place, offset } = where(literal);
    return [finding(place, `${JSON.stringify(literal.value)} is no ${what}`, { offset })];
  };
  const nodes = nodesBelow(expression);
  for (const node of nodes) {
    if (node.kind === "binary") {
      const { literal, formats } = wantedBy(node, names);
      if (literal && !fits(literal.value, formats, context)) yield* tell(literal, formats[0] ?? "");
    } else if (node.kind === "call") {
      const [first] = node.values;
      const formats = wantedByFunction(node);
      if (first && isText(first) && !fits(first.value, formats, context))
        yield* tell(first, formats[0] ?? "");
    }
  }
  for (const node of nodes.filter(isText)) {
    if (LIKE_A_DATE.test(node.value) && !fits(node.value, DATES, context)) yield* tell(node, "date");
  }
}

/**
 * A text beside a day, moment or period that it is compared with. An order may be checked for a part, equality only
 * for the whole.
 */
function wantedBy({ operator, left, right }: BinaryNode, names: Names) {
  const [literal, operand] = isText(left) ? [left, right] : [isText(right) ? right : undefined, left];
  const format = formatOf(operand, names);
  if (!literal || literal.value === "" || !DATES.includes(format) || !COMPARISONS.has(operator))
    return { formats: [] };
  const others = EQUALITY.has(operator) ? [] : DATES;
  return { literal, formats: [...new Set([format, ...others])] };
}

function formatOf(node: ExpressionNode, names: Names): string {
  if (!["name", "member", "chain"].includes(node.kind)) return "";
  const [[name = "", ...path] = []] = readPaths(node);
  const schema = Object.hasOwn(names, name) ? names[name] : undefined;
  return (path.length === 0 ? schema : propertyAt(schema, path.join(".")))?.format ?? "";
}

function wantedByFunction({ name }: CallNode): readonly string[] {
  const declaration = Object.hasOwn(expressionFunctions, name) ? expressionFunctions[name]?.declaration : "";
  const [, parameter = ""] = /\((\w+)/.exec(declaration ?? "") ?? [];
  return Object.hasOwn(PARAMETERS, parameter) ? (PARAMETERS[parameter] ?? []) : [];
}

function fits(text: string, formats: readonly string[], { contracts }: CheckContext): boolean {
  return formats.length === 0 || formats.some((format) => fitsFormat(text, format, contracts));
}

function isText(node: object): node is Literal {
  return "kind" in node && node.kind === "literal" && "value" in node && typeof node.value === "string";
}
