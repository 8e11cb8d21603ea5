import { whereWritten } from "../../names/where-written.ts";
import type { Check } from "../check-context.ts";
import { finding, nearName } from "../finding.ts";
import { listExpressions } from "../expressions/list-expressions.ts";
import { membersOf } from "../pages/members-of.ts";
import { ANY_GIVEN, givenNames } from "../reading/given-names.ts";

export const givenUnknown: Check = {
  slug: "given-unknown",
  holds:
    "What an expression reads of `given` is declared as an input, or handed over by every step that opens the dialog.",
  why: "It is empty at the moment when it is read: a call without its company, a title without its name.",
  *run({ readings }) {
    for (const { template, place, start, read } of readings.flatMap(({ templates }) =>
      listExpressions(templates),
    )) {
      if ("error" in read || template.declares !== undefined || template.names.includes(ANY_GIVEN)) continue;
      const known = givenNames(template.names).map((name) => name.slice(name.indexOf(".") + 1));
      for (const { property, object } of membersOf("given", read.node)) {
        if (known.includes(property)) continue;
        const { place: at, offset } = whereWritten({ replaced: read.replaced, place, start }, object);
        yield finding(at, `"given.${property}" is handed over by nobody`, {
          offset,
          hint: `declare it: "inputs": { ${JSON.stringify(property)}: … }`,
          ...nearName(property, known),
        });
      }
    }
  },
};
