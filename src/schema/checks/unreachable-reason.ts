import { parseExpression } from "../../expression/parse-expression.ts";
import { ExpressionError } from "../../expression/expression-error.ts";
import type { ExpressionNode } from "../../expression/expression-node.ts";
import { parseTemplate } from "../../expression/template.ts";
import { asObject } from "../project/project.ts";
import type { Check, Finding } from "./check-context.ts";
import { finding } from "./finding.ts";
import { implies, refutes } from "./implied-condition.ts";
import { listOf } from "./reading/list-of.ts";
import { below } from "./reading/place.ts";
import type { ActionUse } from "./reading/reading.ts";
import { writtenOut } from "./reading/written-out.ts";

export const unreachableReason: Check = {
  slug: "unreachable-reason",
  holds:
    "Each reason of `disabled` can be given: no earlier condition holds whenever its own does, and the action is in sight then.",
  why: "Its author believes that people are told; they read another reason, or see no button.",
  *run({ readings }) {
    for (const action of readings.flatMap(({ actions }) => actions)) yield* checkReason(action);
  },
};

function* checkReason({ value: written, place }: ActionUse): Iterable<Finding> {
  const value = writtenOut(written, place);
  const visible = conditionOf(value.visible);
  const earlier: ExpressionNode[] = [];
  for (const [index, entry] of listOf(value.disabled).entries()) {
    const condition = conditionOf(asObject(entry).when);
    if (!condition) continue;
    const at = below(place, "disabled", index, "when");
    const before = earlier.findIndex((earlierCondition) => implies(condition, earlierCondition));
    if (before !== -1) {
      yield finding(at, `its reason is never given: disabled[${before}] holds whenever this does`);
    } else if (visible && refutes(visible, condition)) {
      yield finding(at, 'its reason is never given: "visible" hides the action whenever this holds');
    }
    earlier.push(condition);
  }
}

/** A text that is one expression; anything else is checked elsewhere. */
function conditionOf(text: unknown): ExpressionNode | undefined {
  if (typeof text !== "string") return undefined;
  try {
    const [part, ...others] = parseTemplate(text).filter(
      (piece) => typeof piece === "object" || piece.trim() !== "",
    );
    return typeof part === "object" && others.length === 0 ? parseExpression(part.source) : undefined;
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}
