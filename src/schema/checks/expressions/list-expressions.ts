import { compileExpression } from "../../../expression/compile-expression.ts";
import { ExpressionError } from "../../../expression/expression-error.ts";
import type { ExpressionNode } from "../../../expression/expression-node.ts";
import { parseExpression } from "../../../expression/parse-expression.ts";
import { type Replaced, replaceNames } from "../../../expression/replace-names.ts";
import { parseTemplate } from "../../../expression/template.ts";
import { namesOf } from "../../names/file-names.ts";
import type { Place } from "../reading/place.ts";
import type { TemplateUse } from "../reading/reading.ts";
import { valuesAt } from "../values-in-file.ts";

export interface ExpressionUse {
  readonly template: TemplateUse;
  /** The string that holds it. */
  readonly text: string;
  readonly place: Place;
  /** Its beginning in the decoded string. */
  readonly start: number;
  /** The expression as it is evaluated: with its names replaced. */
  readonly read: Reading | Refusal;
}

interface Reading {
  readonly node: ExpressionNode;
  readonly replaced: Replaced;
}

/** The reason why it cannot be parsed; `offset` counts in the decoded string. */
interface Refusal {
  readonly error: ExpressionError;
  readonly offset: number;
}

const listed = new WeakMap<readonly TemplateUse[], readonly ExpressionUse[]>();

/**
 * Every expression of the templates, parsed or refused; computed once for each reading, because several rules use
 * them.
 */
export function listExpressions(templates: readonly TemplateUse[]): readonly ExpressionUse[] {
  const known = listed.get(templates) ?? templates.flatMap(expressionsIn);
  listed.set(templates, known);
  return known;
}

function expressionsIn(template: TemplateUse): ExpressionUse[] {
  return valuesAt(template.value, template.place).flatMap(({ value, at }) =>
    typeof value === "string" && value.includes("{{") ? expressionsOf(value, at, template) : [],
  );
}

function expressionsOf(text: string, place: Place, template: TemplateUse): ExpressionUse[] {
  const parts = attempt(() => parseTemplate(text), 0);
  if ("error" in parts) return [{ template, text, place, start: parts.offset, read: parts }];
  return parts.value.flatMap((part) => {
    if (typeof part === "string") return [];
    const reading = attempt(() => read(part.source, place), part.start);
    return [{ template, text, place, start: part.start, read: "error" in reading ? reading : reading.value }];
  });
}

/** Compiling refuses unknown functions too. */
function read(source: string, { file }: Place): Reading {
  compileExpression(source);
  const replaced = replaceNames(source, namesOf(file).meaningOf);
  return { replaced, node: readReplaced(replaced) };
}

/** A name may make its expression too large. */
function readReplaced({ source, text }: Replaced): ExpressionNode {
  try {
    return parseExpression(text);
  } catch (error) {
    if (!(error instanceof ExpressionError) || text === source) throw error;
    const message = `with what its names stand for: ${error.message}`;
    throw new ExpressionError(message, { start: 0, end: source.length }, { cause: error });
  }
}

function attempt<Value>(work: () => Value, start: number): { readonly value: Value } | Refusal {
  try {
    return { value: work() };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return { error, offset: start + error.offset };
  }
}
