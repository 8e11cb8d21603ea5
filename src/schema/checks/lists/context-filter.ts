import { contextOf } from "../../context/context-of.ts";
import type { Check } from "../check-context.ts";
import { finding } from "../finding.ts";

export const contextFilter: Check = {
  slug: "context-filter",
  holds: "A list does not filter by what its context says.",
  why: "It would be chosen in two places, and one of them would say what is not so.",
  *run({ readings }) {
    for (const { isScreen, whole, fields } of readings) {
      const parts = isScreen ? contextOf(whole.value) : [];
      if (parts.length === 0) continue;
      for (const use of fields) {
        if (use.role !== "filter") continue;
        for (const { field, place } of [use, ...(use.second ? [use.second] : [])]) {
          const said = use.operation?.context.find(({ name }) => name === field);
          if (said && parts.includes(said.part))
            yield finding(place, `the context of the screen says "${field}" already`, {
              hint: "leave the filter out",
            });
        }
      }
    }
  },
};
