import { ExpressionError } from "../../expression/expression-error.ts";
import { expressionFunctions } from "../../expression/functions.ts";
import { parseExpression } from "../../expression/parse-expression.ts";
import { type Replaced, replaceNames } from "../../expression/replace-names.ts";
import { readPaths } from "../../expression/read-paths.ts";
import type { Contracts } from "../contracts.ts";
import { namesOf } from "../names/file-names.ts";
import type { Origin } from "../plan/blocks/merge-parts.ts";
import type { StateSource } from "../plan/sources/screen-source.ts";
import type { Project } from "../project/project.ts";
import { projectExpressions } from "./screen-expressions.ts";
import type { TypedExpression } from "./typed-expression.ts";

export interface TypeCheckFile {
  readonly text: string;
  /** Line of the text, from 1 → the line of an expression that stands on it. */
  readonly lines: ReadonlyMap<number, ExpressionLine>;
  /** Lines with conditions repeated from elsewhere: what is wrong with them is said there. */
  readonly repeated: ReadonlySet<number>;
}

/** Types that stand in other files, as TypeScript text. */
export interface ForeignTypes {
  /** An interface with `params` and `result` of each operation, by its id. */
  readonly operations: string;
  readonly session: string;
}

export interface ExpressionLine {
  /** The expression that the line is written in: a name's own where it is the meaning of a name. */
  readonly source: string;
  readonly at: Origin;
  /** The beginning of the line in the string at that place. */
  readonly offset: number;
  /** The fault is reported once, however often the name is used. */
  readonly isMeaning: boolean;
  /** The use of the name whose meaning begins with this line. */
  readonly use?: ExpressionLine;
}

/** Names that are missing in the catalogue are `any` here: they are reported elsewhere. */
const PRELUDE = `declare global { interface Blob {} }
interface Page { readonly number: number; readonly size: number }
type Property<Owner, Name> = Name extends keyof Owner ? Owner[Name] : any;
type Params<Id> = Property<Property<Operations, Id>, "params">;
type Param<Id, Name> = Property<Params<Id>, Name>;
type Result<Id> = Property<Property<Operations, Id>, "result">;
type Values<Id> = Partial<Params<Id>>;
type Filled<Typed, Names extends string> = Omit<Typed, Names> & { readonly [Name in Names]: NonNullable<Property<Typed, Name>> };
type Item<List> = 0 extends 1 & List ? any : NonNullable<List> extends readonly (infer Element)[] ? Element : never;
type Row<Id> = Item<Result<Id>>;
type RowBelow<Id, Rows> = Item<Property<NonNullable<Result<Id>>, Rows>>;
type Entry<Id> = NonNullable<Result<Id>> extends readonly unknown[] ? Row<Id> : RowBelow<Id, "list">;
type Handed<Given, With> = Omit<Given, keyof With> & With;
type States<Id> = Id extends keyof StatesOf ? StatesOf[Id] : {};
type FilePlace = { readonly fileKey: string | null } | { readonly fileUrl: string | null } | { readonly url: string | null };
type StoredFile = FilePlace & { readonly fileName?: string | null; readonly name?: string | null };
type StoredFiles = StoredFile | readonly StoredFile[] | null | undefined;
type Present<Value> = 0 extends 1 & Value ? any
  : Value extends object ? { readonly [Name in keyof Value]-?: Present<NonNullable<Value[Name]>> } : NonNullable<Value>;
declare function expect<Type>(value: Type): Type;
`;

/**
 * One TypeScript file that compiles exactly when every expression fits the catalogue.
 * The expression language is a subset of JavaScript, so each stands in it as it was written, on lines of its own.
 */
export function emitTypeCheck(project: Project, contracts: Contracts, foreign: ForeignTypes): TypeCheckFile {
  const functions = Object.values(expressionFunctions).map(
    ({ declaration }) => `declare function ${declaration};\n`,
  );
  const types = [
    `type Operations = ${foreign.operations};\n`,
    `type Session = ${foreign.session};\n`,
    `type StatesOf = ${statesType(project)};\n`,
  ];
  const parts = [...types, PRELUDE, ...functions];
  const output = parts.join("").split("\n");
  output.pop();
  const lines = new Map<number, ExpressionLine>();
  const repeated = new Set<number>();

  for (const [index, expression] of projectExpressions(project, contracts).entries()) {
    const guards = expression.guards.map((guard) => ({ ...guard, replaced: replacedIn(project, guard) }));
    const replaced = replacedIn(project, expression);
    const parameters = usedNames(expression.scope, [replaced, ...guards.map((guard) => guard.replaced)]);
    output.push(`export function e${index}(${parameters.join(", ")}) {`);
    for (const guard of guards) {
      output.push(guard.holds ? "if (" : "if (!(");
      for (const line of guard.replaced.text.split("\n")) repeated.add(output.push(line));
      output.push(guard.holds ? ")" : "))");
    }
    output.push(expression.expected === undefined ? "return (" : `return expect<${expression.expected}>(`);
    for (const { text, ...line } of linesOf(replaced, expression, project))
      lines.set(output.push(text), line);
    output.push(");", "}");
  }
  return { text: `${output.join("\n")}\n`, lines, repeated };
}

function replacedIn(project: Project, { source, at }: Pick<TypedExpression, "source" | "at">): Replaced {
  const file = project.files.get(at.file);
  return replaceNames(source, file ? namesOf(file).meaningOf : () => undefined);
}

/** The place of an expression, and the use of the name that it is the meaning of. */
type Begin = Pick<ExpressionLine, "at" | "offset" | "use">;

/** The lines of an expression; the meaning of each name stands on lines of its own, as those of its place. */
function linesOf(
  { source, pieces }: Replaced,
  { at, offset, use }: Begin,
  project: Project,
): (ExpressionLine & { readonly text: string })[] {
  const file = project.files.get(at.file);
  return pieces.flatMap(({ from, name, inside, isShort }, index) => {
    const own = { source, at, isMeaning: use !== undefined };
    const here = { ...own, offset: offset + from.start, ...(index === 0 && use && { use }) };
    const declared = file && name !== undefined ? namesOf(file).declared.get(name) : undefined;
    if (inside && declared) {
      const place = { at: { file: at.file, pointer: declared.pointer }, offset: declared.offset, use: here };
      return [
        { ...here, text: isShort ? `${name}: (` : "(" },
        ...linesOf(inside, place, project),
        { ...here, text: ")" },
      ];
    }
    const [first = "", ...others] = source.slice(from.start, from.end).split("\n");
    let begin = here.offset + first.length + 1;
    const further = others.map((text) => {
      const line = { ...own, text, offset: begin };
      begin += text.length + 1;
      return line;
    });
    return [{ ...here, text: first }, ...further];
  });
}

/** The names of the scope that the expression or one of its guards reads, as parameters. */
function usedNames(scope: TypedExpression["scope"], texts: readonly Replaced[]): string[] {
  const read = new Set(texts.flatMap(({ text }) => firstNames(text)));
  return Object.entries(scope)
    .filter(([name]) => read.has(name))
    .map(([name, type]) => `${name}: ${type}`);
}

/** The first names of an expression; one that its names make too large is reported by a rule of its own. */
function firstNames(text: string): (string | undefined)[] {
  try {
    return readPaths(parseExpression(text)).map(([name]) => name);
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

/** By operation, what `state` is beside one of its rows. */
function statesType({ states }: Project): string {
  const operations = new Set([...states.values()].map((state) => state.of));
  const typeOf = (operation: string) =>
    [...states]
      .filter(([, state]) => state.of === operation)
      .map(([name, { cases }]) => `readonly ${JSON.stringify(name)}: ${casesType(cases)}`)
      .join("; ");
  return `{ ${[...operations].map((id) => `${JSON.stringify(id)}: { ${typeOf(id)} }`).join("; ")} }`;
}

/** Without a last case for all others there may be none. */
function casesType(cases: StateSource["cases"]): string {
  const values = cases.map(({ value }) => JSON.stringify(value));
  return [...values, ...(cases.at(-1)?.when === undefined ? [] : ["undefined"])].join(" | ");
}
