import type { Issue } from "../issue.ts";
import type { Project } from "../project/project.ts";
import type { ExpressionLine, TypeCheckFile } from "./emit-type-check.ts";

/** The name under which the compiler must see the expressions. */
export const EXPRESSIONS_FILE = "expressions.ts";

const DIAGNOSTIC = /^(.*)\((\d+),(\d+)\): error TS(\d+): (.*)$/;

/** "Argument of type … is not assignable to parameter of type …" */
const NOT_ASSIGNABLE = "2345";

/** The compiler names what it finds nearest; that nothing else was meant shows when the edit leaves no finding. */
const SUGGESTION = /'([\w$]+)' does not exist on type .* Did you mean '([\w$]+)'\?$/;

/** The compiler's output as issues, each at its place in the JSON. Throws when it complains about anything but an expression. */
export function readDiagnostics(
  output: string,
  { lines, repeated }: TypeCheckFile,
  project: Project,
): Issue[] {
  const found = output.split("\n").flatMap((text) => {
    const [, name, line, column, code, message = ""] = DIAGNOSTIC.exec(text) ?? [];
    if (name === undefined) return [];
    const isExpression = name.split(/[/\\]/).at(-1) === EXPRESSIONS_FILE;
    if (isExpression && repeated.has(Number(line))) return [];
    let expressionLine = isExpression ? lines.get(Number(line)) : undefined;
    if (!expressionLine) throw new Error(`The type check of the expressions failed by itself:\n${text}`);
    // A fault in the value of a whole name as an argument is reported at the use of the name.
    if (code === NOT_ASSIGNABLE && column === "1") expressionLine = beginningOf(expressionLine);
    const { source, at, isMeaning } = expressionLine;
    const { file, pointer } = at;
    const offset = expressionLine.offset + Number(column) - 1;
    const read = project.files.get(file);
    const place = read?.locateInString(pointer, offset) ?? { line: 1, column: 1 };
    const [, written = "", word] = SUGGESTION.exec(message) ?? [];
    const range = word === undefined ? undefined : read?.findWord(pointer, written, { offset });
    const issue: Issue = {
      slug: "expression-type",
      severity: "error",
      file,
      pointer,
      ...place,
      message: `{{ ${source.trim()} }}: ${message}`,
      ...(word !== undefined && range && { replacement: { ...range, text: word } }),
    };
    return [{ issue, key: JSON.stringify(isMeaning ? { file, pointer, ...place } : issue) }];
  });
  return withoutDoubles(found);
}

function beginningOf(line: ExpressionLine): ExpressionLine {
  return line.use ? beginningOf(line.use) : line;
}

/** A block's expression is checked once for each screen that uses it, the meaning of a name once for each use of the name. */
function withoutDoubles(found: readonly { readonly issue: Issue; readonly key: string }[]): Issue[] {
  const seen = new Map(found.toReversed().map(({ issue, key }) => [key, issue]));
  return [...seen.values()].toReversed();
}
