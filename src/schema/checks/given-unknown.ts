import type { ExpressionNode, MemberNode } from "../../expression/expression-node.ts";
import type { Check } from "./check-context.ts";
import { finding, nearName } from "./finding.ts";
import { listExpressions } from "./list-expressions.ts";
import { ANY_GIVEN, givenNames } from "./reading/given-names.ts";

export const givenUnknown: Check = {
  slug: "given-unknown",
  holds:
    "What an expression reads of `given` is declared as an input, or handed over by every step that opens the dialog.",
  why: "It is empty at the moment when it is read: a call without its company, a title without its name.",
  *run({ readings }) {
    for (const { template, place, start, read } of readings.flatMap(({ templates }) =>
      listExpressions(templates),
    )) {
      if ("error" in read || template.names.includes(ANY_GIVEN)) continue;
      const known = givenNames(template.names).map((name) => name.slice(name.indexOf(".") + 1));
      for (const { property, object } of membersOfGiven(read)) {
        if (known.includes(property)) continue;
        yield finding(place, `"given.${property}" is handed over by nobody`, {
          offset: start + object.start,
          hint: `declare it: "inputs": { ${JSON.stringify(property)}: … }`,
          ...nearName(property, known),
        });
      }
    }
  },
};

function membersOfGiven(part: ExpressionNode): MemberNode[] {
  return collect(part);
}

function collect(part: unknown): MemberNode[] {
  if (part === null || typeof part !== "object") return [];
  if (isMemberOfGiven(part)) return [part];
  return Object.values(part).flatMap(collect);
}

function isMemberOfGiven(part: object): part is MemberNode {
  const { kind, object } = part as Partial<MemberNode>;
  return kind === "member" && object?.kind === "name" && object.name === "given";
}
