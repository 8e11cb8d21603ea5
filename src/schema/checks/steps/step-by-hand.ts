import type { Check } from "../check-context.ts";
import { finding } from "../finding.ts";
import { below } from "../reading/place.ts";

export const stepByHand: Check = {
  slug: "step-by-hand",
  holds:
    "What runs by itself when rows have stopped waiting (`then` of `refresh`) asks nobody anything, leads nowhere, and has no row of its own.",
  why: "A dialog or another page would come up under the hands of somebody who is just typing.",
  *run({ readings }) {
    for (const { value, place, verb, byItself } of readings.flatMap(({ steps }) => steps)) {
      if (!byItself) continue;
      if (verb?.byHand === true) {
        yield finding(
          below(place, verb.verb),
          `"${verb.verb}" stands only where the user has started something`,
          {
            hint: 'tell what happened with "toast" or "notify"; a "link" of the latter may lead on',
          },
        );
      }
      if (value.reload === "row") {
        yield finding(below(place, "reload"), '"row": there is no row of its own here', {
          hint: 'the rows are fresh already; "list" fetches all of them',
        });
      }
    }
  },
};
