import type { SourceRange } from "../../expression/expression-error.ts";
import { type Replaced, writtenAt } from "../../expression/replace-names.ts";
import type { SchemaFile } from "../project/schema-file.ts";
import { namesOf } from "./file-names.ts";

interface Place {
  readonly file: SchemaFile;
  readonly pointer: string;
}

/** An expression with its names replaced. */
export interface ReplacedExpression {
  readonly replaced: Replaced;
  readonly place: Place;
  /** Its beginning in the decoded string. */
  readonly start: number;
}

/** The place of a part of the expression in a file: in a name's own string when all of it stands there. */
export function whereWritten(
  { replaced, place, start }: ReplacedExpression,
  range: SourceRange,
): { readonly place: Place; readonly offset: number; readonly text: string } {
  const { name, start: from, end } = writtenAt(replaced, range);
  const declared = name === undefined ? undefined : namesOf(place.file).declared.get(name);
  if (!declared) return { place, offset: start + from, text: replaced.source.slice(from, end) };
  return {
    place: { file: place.file, pointer: declared.pointer },
    offset: declared.offset + from,
    text: declared.source.slice(from, end),
  };
}
