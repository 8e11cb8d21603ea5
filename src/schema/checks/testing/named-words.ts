import { asObject } from "../../project/project.ts";
import { valueAt } from "../../project/follow-references.ts";
import type { SchemaFile } from "../../project/schema-file.ts";
import { below, type Place } from "../reading/place.ts";
import { valuesAt } from "../values-in-file.ts";

/** Keys whose value is a text for people, or a number or text that names nothing. */
const FREE = new Set([
  "$schema",
  "title",
  "label",
  "name",
  "reason",
  "confirm",
  "toast",
  "notify",
  "description",
  "message",
  "tooltip",
  "group",
  "all",
  "addText",
  "measureWord",
  "accept",
  "placeholder",
  "pattern",
  "as",
  "width",
  "version",
  "default",
  "initial",
  "id",
]);
/**
 * Data, names that only the opener, the caller or the counter reads, and an embedded page's, which belong to another
 * system.
 */
const DATA =
  /^\/path\/$|\/(initial|initialValue|with|detail|x-allow|examples\/\d+\/(row|session|selection))\//;
/** Strings below these keys name something although their own key does not. */
const NAMING_LISTS = new Set(["filters", "columns", "fields"]);
/** The first name of its place that a text's expressions read: the match ends with it. */
const EXPRESSION_NAME = /\{\{[^}]*?\b(row|rows|selection|session|record|node|given|filters)\b/;

/** A key or a value of a screen or block that a check verifies. */
export interface NamedWord {
  readonly at: Place;
  readonly of: "key" | "value";
  /** The whole key or string. */
  readonly text: string;
  /** The place of the word in it. */
  readonly start: number;
  readonly end: number;
}

/** The words of a screen or block that are no text for people and no name of the author's own. */
export function namedWords(read: SchemaFile): NamedWord[] {
  const file = read.written ?? read;
  const values = valuesAt(file.value, { file, pointer: "" }).filter(({ at }) => !DATA.test(`${at.pointer}/`));
  const words = values.flatMap(({ key, value, at }): NamedWord[] => {
    const list = at.pointer.split("/").at(-2) ?? "";
    const isName = key === undefined ? NAMING_LISTS.has(list) : !FREE.has(key);
    if (typeof value !== "string" || !isName || isStateName(file, at.pointer)) return [];
    if (isOwnName(file, at.pointer)) return [];
    if (value.includes("{{") && !EXPRESSION_NAME.test(value)) return [];
    const name = EXPRESSION_NAME.exec(value);
    const end = name ? name.index + name[0].length : value.length;
    return [{ at, of: "value", text: value, start: name ? end - (name[1] ?? "").length : 0, end }];
  });
  const keys = values
    .filter(({ at }) => !isOwnForm(file, at.pointer))
    .flatMap(({ value, at }): NamedWord[] =>
      value !== null && typeof value === "object" && !Array.isArray(value)
        ? Object.entries(value)
            // Layout has no name in the values, and the form's own values may have any.
            .filter(([, part]) => asObject(part).type !== "void" && asObject(part)["x-local"] !== true)
            .map(([text]) => ({ at: below(at, text), of: "key", text, start: 0, end: text.length }))
        : [],
    );
  return [...words, ...keys];
}

/** A derived state depends on the whole row: its field is a name of the author's own. */
function isStateName(file: SchemaFile, pointer: string): boolean {
  const holder = asObject(valueAt(file.value, pointer.slice(0, pointer.lastIndexOf("/"))));
  return pointer.endsWith("/field") && holder.kind === "state";
}

/**
 * The values of a form without an operation have names of their own; the compiler checks the expressions that read
 * them.
 */
function isOwnForm(file: SchemaFile, pointer: string): boolean {
  const end = `${pointer}/`.search(/\/(form|fields)\//);
  if (end === -1) return false;
  const { kind, id, use, submit } = asObject(valueAt(file.value, pointer.slice(0, end)));
  const isBody = end === 0 ? kind === "form" || kind === "dialog" : id === undefined;
  return isBody && use === undefined && asObject(submit).call === undefined;
}

/** A field of such a form, or one that is not sent. */
function isOwnName(file: SchemaFile, pointer: string): boolean {
  const isField = pointer.endsWith("/field") || /\/fields\/\d+$/.test(pointer);
  const { local } = asObject(valueAt(file.value, pointer.slice(0, pointer.lastIndexOf("/"))));
  return isField && (local === true || isOwnForm(file, pointer));
}

/** The file's text with another word in this place. */
export function withWord({ at: { file, pointer }, of, text, start, end }: NamedWord, word: string): string {
  const { line, column } = file.locate(pointer, of);
  const lines = file.text.split("\n");
  const before = lines[line - 1] ?? "";
  const written = JSON.stringify(text);
  const replaced = JSON.stringify(text.slice(0, start) + word + text.slice(end));
  lines[line - 1] = before.slice(0, column - 1) + replaced + before.slice(column - 1 + written.length);
  return lines.join("\n");
}
