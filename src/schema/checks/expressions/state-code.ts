import type { ElementNode, EntryNode, ExpressionNode } from "../../../expression/expression-node.ts";
import { nodesBelow } from "../../../expression/nodes-below.ts";
import { whereWritten } from "../../names/where-written.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import type { Check, Finding } from "../check-context.ts";
import { type DescribedExpression, describedExpressions } from "./described-expressions.ts";
import { unknownName } from "../finding.ts";

export const stateCode: Check = {
  slug: "state-code",
  holds: "`state.<name>` is a derived state of the rows at hand, and is compared with a code that it has.",
  why: "A comparison with any other never holds: the action is never in sight, or its reason never given.",
  *run(context) {
    for (const expression of describedExpressions(context)) {
      const states = expression.schemas.get("state")?.properties;
      if (!states || expression.place.file.path.startsWith("schemas/states/")) continue;
      for (const node of nodesBelow(expression.node)) {
        yield* unknownState(node, states, expression);
        for (const literal of wrongCodes(node, states)) {
          const { place, offset } = whereWritten(expression, literal.node);
          const text = `no such code of the state ${literal.state}`;
          yield unknownName(place, literal.code, text, literal.codes, { offset });
        }
      }
    }
  },
};

type Node = ElementNode | EntryNode;
type States = Readonly<Record<string, JsonSchema>>;

function* unknownState(node: Node, states: States, expression: DescribedExpression): Iterable<Finding> {
  const name = stateName(node);
  if (name === undefined || Object.hasOwn(states, name)) return;
  const { place, offset } = whereWritten(expression, node);
  yield unknownName(place, name, "no such derived state of these rows", Object.keys(states), { offset });
}

interface WrongCode {
  readonly node: ExpressionNode;
  readonly state: string;
  readonly code: string;
  readonly codes: readonly string[];
}

/** The codes that a state is compared with and does not have. */
export function wrongCodes(node: Node, states: States): readonly WrongCode[] {
  return comparisonsOf(node).flatMap(([operand, values]) => {
    const state = stateName(operand);
    const codes = state === undefined || !Object.hasOwn(states, state) ? undefined : states[state]?.enum;
    if (state === undefined || !Array.isArray(codes)) return [];
    const known = codes.map(String);
    return values.flatMap((value): WrongCode[] =>
      value.kind === "literal" && typeof value.value === "string" && !known.includes(value.value)
        ? [{ node: value, state, code: value.value, codes: known }]
        : [],
    );
  });
}

/** The operands of a comparison with their values: both ways for `===`, and `[…].includes(x)`. */
function comparisonsOf(node: Node): [operand: ExpressionNode, values: readonly ExpressionNode[]][] {
  if (node.kind === "binary" && ["===", "!=="].includes(node.operator)) {
    return [
      [node.left, [node.right]],
      [node.right, [node.left]],
    ];
  }
  if (node.kind !== "method" || node.method !== "includes" || node.object.kind !== "array") return [];
  const [operand] = node.values;
  const elements = node.object.elements.filter((element) => element.kind !== "spread");
  return operand && operand.kind !== "spread" ? [[operand, elements]] : [];
}

/** `taxDoubt` for `state.taxDoubt`. */
function stateName(node: Node): string | undefined {
  const isState = node.kind === "member" && node.object.kind === "name" && node.object.name === "state";
  return isState ? node.property : undefined;
}
