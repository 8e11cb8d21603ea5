import type { Check } from "./check-context.ts";
import { finding, unknownName } from "./finding.ts";
import { findSuppressions, NEVER_SUPPRESSED } from "./suppressions.ts";

/** An `x-allow` names a rule that exists; that it lets something pass is checked when all rules have run. */
export function suppressionCheck(known: readonly string[]): Check {
  return {
    slug: "allowance",
    holds: "An `x-allow` names a rule that there is, says why, and lets something pass.",
    why: "One that lets nothing pass hides the next real finding; one for a misspelt rule never did anything.",
    *run({ project }) {
      for (const { slug, at } of findSuppressions(project)) {
        if (NEVER_SUPPRESSED.has(slug)) {
          yield finding(at, `${JSON.stringify(slug)} cannot be let pass`, { of: "key" });
        } else if (!known.includes(slug)) {
          yield unknownName(at, slug, "no such rule", known, { of: "key" });
        }
      }
    },
  };
}
