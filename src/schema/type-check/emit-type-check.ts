import { expressionFunctions } from "../../expression/functions.ts";
import { parseExpression } from "../../expression/parse-expression.ts";
import { readPaths } from "../../expression/read-paths.ts";
import type { Contracts } from "../contracts.ts";
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

interface ExpressionLine {
  readonly expression: TypedExpression;
  /** The beginning of the line in the expression's source. */
  readonly offset: number;
}

/** Names that the catalogue does not know are `any` here: that they are unknown is an error of its own elsewhere. */
const PRELUDE = `declare global { interface Blob {} }
interface Page { readonly number: number; readonly size: number }
type Property<Owner, Name> = Name extends keyof Owner ? Owner[Name] : any;
type Params<Id> = Property<Property<Operations, Id>, "params">;
type Param<Id, Name> = Property<Params<Id>, Name>;
type Result<Id> = Property<Property<Operations, Id>, "result">;
type Values<Id> = Partial<Params<Id>>;
type Item<List> = 0 extends 1 & List ? any : NonNullable<List> extends readonly (infer Element)[] ? Element : never;
type Row<Id> = Item<Result<Id>>;
type RowBelow<Id, Rows> = Item<Property<NonNullable<Result<Id>>, Rows>>;
type Entry<Id> = NonNullable<Result<Id>> extends readonly unknown[] ? Row<Id> : RowBelow<Id, "list">;
type Handed<Given, With> = Omit<Given, keyof With> & With;
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
  const types = [`type Operations = ${foreign.operations};\n`, `type Session = ${foreign.session};\n`];
  const parts = [...types, PRELUDE, ...functions];
  const output = parts.join("").split("\n");
  output.pop();
  const lines = new Map<number, ExpressionLine>();
  const repeated = new Set<number>();

  for (const [index, expression] of projectExpressions(project, contracts).entries()) {
    const parameters = usedNames(expression).map(([name, type]) => `${name}: ${type}`);
    output.push(`export function e${index}(${parameters.join(", ")}) {`);
    for (const guard of expression.guards) {
      output.push(guard.holds ? "if (" : "if (!(");
      for (const line of guard.source.split("\n")) repeated.add(output.push(line));
      output.push(guard.holds ? ")" : "))");
    }
    output.push(expression.expected === undefined ? "return (" : `return expect<${expression.expected}>(`);
    let offset = 0;
    for (const line of expression.source.split("\n")) {
      lines.set(output.push(line), { expression, offset });
      offset += line.length + 1;
    }
    output.push(");", "}");
  }
  return { text: `${output.join("\n")}\n`, lines, repeated };
}

/** The names of the scope that the expression or one of its guards reads. */
function usedNames({ source, guards, scope }: TypedExpression): [name: string, type: string][] {
  const texts = [source, ...guards.map((guard) => guard.source)];
  const read = new Set(texts.flatMap((text) => readPaths(parseExpression(text)).map(([name]) => name)));
  return Object.entries(scope).filter(([name]) => read.has(name));
}
