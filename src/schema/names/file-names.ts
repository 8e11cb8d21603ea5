import { ExpressionError } from "../../expression/expression-error.ts";
import { type Meaning, type Replaced, replaceNames } from "../../expression/replace-names.ts";
import { parseTemplate } from "../../expression/template.ts";
import { asObject } from "../project/as-object.ts";
import { joinPointer, type SchemaFile } from "../project/schema-file.ts";

/** A name that a file gives to an expression. */
export interface DeclaredName {
  readonly name: string;
  /** The expression, without braces. */
  readonly source: string;
  readonly pointer: string;
  /** The beginning of the expression in the string at the pointer. */
  readonly offset: number;
}

/** The names of one file; they hold for what is written in it, wherever that is taken to. */
export interface FileNames {
  readonly declared: ReadonlyMap<string, DeclaredName>;
  /** Undefined for a name that is not declared, cannot be read, or leads back to itself. */
  readonly meaningOf: Meaning;
}

const NONE: FileNames = { declared: new Map(), meaningOf: () => undefined };

const known = new WeakMap<SchemaFile, FileNames>();

export function namesOf(file: SchemaFile): FileNames {
  const names = known.get(file) ?? readNames(file);
  known.set(file, names);
  return names;
}

function readNames({ path, value }: SchemaFile): FileNames {
  const written = Object.entries(asObject(asObject(value).names));
  if (written.length === 0 || !/^schemas\/(screens|blocks)\//.test(path)) return NONE;
  const declared = new Map(
    written.flatMap(([name, text]) => {
      const [part] = partsOf(text);
      const pointer = joinPointer("/names", name);
      return part ? [[name, { name, source: part.source, pointer, offset: part.start }] as const] : [];
    }),
  );
  return { declared, meaningOf: meaningsOf(declared) };
}

function meaningsOf(declared: FileNames["declared"]): Meaning {
  const meanings = new Map<string, Replaced | undefined>();
  const meaningOf: Meaning = (name) => {
    const source = declared.get(name)?.source;
    if (source === undefined || meanings.has(name)) return meanings.get(name);
    // While it is read it has no meaning: one that leads back to itself stays as it is.
    meanings.set(name, undefined);
    const meaning = readable(() => replaceNames(source, meaningOf));
    meanings.set(name, meaning);
    return meaning;
  };
  return meaningOf;
}

function partsOf(text: unknown) {
  const parts = typeof text === "string" ? readable(() => parseTemplate(text)) : undefined;
  return (parts ?? []).filter((part) => typeof part === "object");
}

/** Undefined for an unreadable value, which a rule of its own reports. */
function readable<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

/** A text with its names replaced; itself when it holds none, or cannot be read. */
export function replaceInText(text: string, { declared, meaningOf }: FileNames): string {
  if (!text.includes("{{") || ![...declared.keys()].some((name) => text.includes(name))) return text;
  const replaced = readable(() =>
    parseTemplate(text)
      .filter((part) => typeof part === "object")
      .map((part) => ({ ...part, text: replaceNames(part.source, meaningOf).text })),
  );
  let result = "";
  let end = 0;
  for (const part of replaced ?? []) {
    result += text.slice(end, part.start) + part.text;
    end = part.end;
  }
  return result + text.slice(end);
}
