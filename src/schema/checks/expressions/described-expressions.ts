import { ExpressionError } from "../../../expression/expression-error.ts";
import type { ExpressionNode } from "../../../expression/expression-node.ts";
import { parseExpression } from "../../../expression/parse-expression.ts";
import { type Replaced, replaceNames } from "../../../expression/replace-names.ts";
import { namesOf } from "../../names/file-names.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import { schemaOfType } from "../../type-check/operation-types.ts";
import { projectExpressions } from "../../type-check/screen-expressions.ts";
import type { TypedExpression } from "../../type-check/typed-expression.ts";
import type { CheckContext } from "../check-context.ts";
import type { Place } from "../reading/place.ts";

/** An expression with what the catalogue says of the names that it sees. */
export interface DescribedExpression {
  /** With its names replaced. */
  readonly node: ExpressionNode;
  readonly replaced: Replaced;
  readonly source: string;
  readonly place: Place;
  /** Its beginning in the decoded string. */
  readonly start: number;
  /** The names whose values an operation takes or gives. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  /** The types of all names, as `type-check` writes them. */
  readonly scope: TypedExpression["scope"];
}

const kept = new WeakMap<CheckContext, readonly DescribedExpression[]>();

/** Every expression of the screens and states, computed once for each context, because several rules use them. */
export function describedExpressions(context: CheckContext): readonly DescribedExpression[] {
  const known = kept.get(context) ?? [...describe(context)];
  kept.set(context, known);
  return known;
}

function* describe({ project, contracts }: CheckContext): Iterable<DescribedExpression> {
  for (const { source, at, offset, scope } of projectExpressions(project, contracts)) {
    const file = project.files.get(at.file);
    if (!file) continue;
    const schemas = new Map(
      Object.entries(scope).flatMap(([name, type]) => {
        const schema = schemaOfType(type, project);
        return schema ? [[name, schema] as const] : [];
      }),
    );
    const place = { file, pointer: at.pointer };
    const replaced = replaceNames(source, namesOf(file).meaningOf);
    const node = readReplaced(replaced);
    if (node) yield { node, replaced, source, place, start: offset, schemas, scope };
  }
}

/** An expression that its names make too large is reported by a rule of its own. */
function readReplaced({ text }: Replaced): ExpressionNode | undefined {
  try {
    return parseExpression(text);
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}
