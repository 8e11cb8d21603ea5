import { parseExpression } from "../../../expression/parse-expression.ts";
import { ExpressionError } from "../../../expression/expression-error.ts";
import type { ExpressionNode } from "../../../expression/expression-node.ts";
import { parseTemplate } from "../../../expression/template.ts";
import { asObject } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { formNodes } from "../forms/form-links.ts";
import { implies, refutes } from "../catalogue/implied-condition.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import { writtenOut } from "../reading/written-out.ts";

export const unreachableReason: Check = {
  slug: "unreachable-reason",
  holds:
    "Each reason of `disabled` can be given: no earlier condition holds whenever its own does, and the action or field is in sight then.",
  why: "Its author believes that users read it; they read another reason, or see nothing.",
  *run({ readings }) {
    for (const { value: written, place } of readings.flatMap(({ actions }) => actions)) {
      const value = writtenOut(written, place);
      yield* checkReasons({ visible: value.visible, disabled: value.disabled, at: below(place, "disabled") });
    }
    for (const { form, place } of readings.flatMap(({ forms }) => forms)) {
      for (const { node, place: field } of formNodes(form, place)) {
        const at = below(field, "x-disabled");
        const visible = writtenOut(node["x-visible"], below(field, "x-visible"));
        yield* checkReasons({ visible, disabled: writtenOut(node["x-disabled"], at), at });
      }
    }
  },
};

interface Obstacles {
  readonly visible: unknown;
  readonly disabled: unknown;
  readonly at: Place;
}

function* checkReasons({ visible: shown, disabled, at: list }: Obstacles): Iterable<Finding> {
  const visible = conditionOf(shown);
  const earlier: ExpressionNode[] = [];
  for (const [index, entry] of listOf(disabled).entries()) {
    const condition = conditionOf(asObject(entry).when);
    if (!condition) continue;
    const at = below(list, index, "when");
    const before = earlier.findIndex((earlierCondition) => implies(condition, earlierCondition));
    if (before !== -1) {
      yield finding(at, `its reason is never given: disabled[${before}] holds whenever this does`);
    } else if (visible && refutes(visible, condition)) {
      yield finding(at, 'its reason is never given: "visible" hides it whenever this holds');
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
