import type { Check } from "../check-context.ts";
import { finding } from "../finding.ts";
import { below } from "../reading/place.ts";

export const stepByHand: Check = {
  slug: "step-by-hand",
  holds:
    "Steps that run by themselves when rows have stopped waiting (`then` of `refresh`) open no question and no page, and use no row.",
  why: "Otherwise a dialog or another page interrupts a user who is typing.",
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
