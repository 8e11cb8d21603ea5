import { ExpressionError } from "../../../expression/expression-error.ts";
import { propertyAt } from "../../dotted-field.ts";
import { parseWhen } from "../../predicate/parse-predicate.ts";
import { type PathUse, pathsOf } from "../../predicate/paths-of.ts";
import type { Predicate } from "../../predicate/predicate.ts";
import { type JsonSchema, typesOf } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import { asObject } from "../../project/project.ts";
import type { SchemaFile } from "../../project/schema-file.ts";
import type { Check, CheckContext, Finding } from "../check-context.ts";
import { isEdited } from "../forms/field-kind.ts";
import { finding, unknownName } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";

interface Case {
  readonly at: Place;
  readonly text: string;
  readonly predicate: Predicate;
}

export const statePredicate: Check = {
  slug: "state-predicate",
  holds:
    "The conditions of a derived state are in the part of the language that the server evaluates too, over fields of its rows.",
  why: "The filter would find other rows than the column shows.",
  *run(context) {
    const files = [...context.project.files.values()].filter(({ path }) =>
      path.startsWith("schemas/states/"),
    );
    for (const file of files) yield* readState(file, context);
  },
};

function* readState(file: SchemaFile, { project, readings }: CheckContext): Iterable<Finding> {
  const { of: source, name, cases: written } = asObject(file.value);
  const operation = project.operations.get(textOf(source));
  if (!operation && typeof source === "string") {
    const known = project.operations.keys();
    yield unknownName({ file, pointer: "/of" }, source, "no such operation in the catalogue", known);
  }
  const cases: Case[] = [];
  for (const [index, value] of listOf(written).entries()) {
    const { when } = asObject(value);
    const at = below({ file, pointer: "/cases" }, index);
    if (typeof when === "string") yield* readCase(below(at, "when"), when, cases);
    else if (when === undefined && index < listOf(written).length - 1) {
      yield finding(at, "a case without a condition always holds; those after it never would");
    }
  }
  if (operation) yield* fields(cases, operation);
  const shown = readings
    .flatMap((reading) => reading.fields)
    .filter((use) => use.kind?.name === "state" && use.options.state === name && !isEdited(use.role));
  for (const { operation: optionsOperation, holder, optionsPlace } of shown) {
    if (!optionsOperation || holder === operation?.row) continue;
    for (const { predicate } of cases) yield* missing(predicate, optionsPlace, optionsOperation, holder);
  }
}

function* readCase(at: Place, text: string, cases: Case[]): Iterable<Finding> {
  try {
    cases.push({ at, text, predicate: parseWhen(text) });
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    yield finding(at, error.message, { offset: error.offset });
  }
}

function* fields(cases: readonly Case[], operation: Operation): Iterable<Finding> {
  for (const { at, text, predicate } of cases) {
    for (const use of pathsOf(predicate)) {
      const property = propertyAt(operation.row, use.path.join("."));
      const first = (use.path[0] ?? "").replaceAll("$", String.raw`\$`);
      const offset = text.search(new RegExp(String.raw`\brow\s*(\?\.|\.)\s*${first}(?![\w$])`));
      const more = { offset: Math.max(offset, 0) };
      if (!property && operation.row?.properties) {
        yield unknownField(at, use, operation, more);
      } else if (property && use.isTruth && !typesOf(property).includes("boolean")) {
        yield finding(at, `row.${use.path.join(".")} is never true or false: compare it with a value`, more);
      }
    }
  }
}

function unknownField(
  at: Place,
  { path }: PathUse,
  operation: Operation,
  more: { readonly offset: number },
): Finding {
  const known = Object.keys(operation.row?.properties ?? {});
  const text = `no such field in the rows of ${operation.id}`;
  return unknownName(at, path.join("."), text, known, more);
}

/** A state is shown in another list than the one it was made for. */
function* missing(
  predicate: Predicate,
  at: Place,
  { id, row }: Operation,
  holder: JsonSchema | undefined,
): Iterable<Finding> {
  for (const { path } of pathsOf(predicate)) {
    if (!holder?.properties || propertyAt(holder, path.join("."))) continue;
    const where = holder === row ? `the rows of ${id} do` : `the result of ${id} does`;
    yield finding(at, `the state reads ${path.join(".")}, which ${where} not have`);
  }
}
