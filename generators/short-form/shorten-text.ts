import { isShortDocument } from "../../src/schema/project/short-form/expand-document.ts";
import { isObject } from "../../src/schema/project/short-form/expand-schema.ts";
import { parseSchemaFile } from "../../src/schema/project/schema-file.ts";
import { printShortForm } from "./print-short-form.ts";
import { shortenDocument } from "./shorten-document.ts";

/** Text of a document in the short form, and what of it keeps the words of OpenAPI; throws an Error for one that cannot be. */
export function shortenText(text: string): { readonly text: string; readonly kept: readonly string[] } {
  const { value, problems } = parseSchemaFile("", text);
  const [problem] = problems;
  if (problem) throw new Error(`${problem.line}:${problem.column} ${problem.message}`);
  if (isShortDocument(value)) return { text, kept: [] };
  if (!isObject(value)) throw new Error("it is no document of OpenAPI");
  const { document, kept } = shortenDocument(value);
  return { text: printShortForm(document), kept };
}
