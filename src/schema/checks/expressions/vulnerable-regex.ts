import { isSafePattern } from "redos-detector";
import { pointerSegments } from "../../project/schema-file.ts";
import type { Check } from "../check-context.ts";
import { finding } from "../finding.ts";
import type { Place } from "../reading/place.ts";
import { type ValueAt, valuesInFile, valuesAt } from "../values-in-file.ts";

/** Times that an engine may go back over a text before the pattern counts as a trap. */
const MAX_BACKTRACKS = 200;
/** A pattern that is harder to check than this is too hard for the browser, too. */
const MAX_STEPS = 5_000;

const known = new Map<string, string | undefined>();

export const vulnerableRegex: Check = {
  slug: "vulnerable-regex",
  holds: "A pattern takes no longer than its text is long.",
  why: "A pattern that takes seconds on a text made for it freezes the page of a user who pastes that text.",
  *run({ project, readings }) {
    const forms = readings.flatMap(({ forms: formUses }) =>
      formUses.flatMap(({ form, place }) => valuesAt(form, place).filter(isValidatorPattern)),
    );
    const catalogue = [...project.files.values()]
      .filter(({ path }) => path.startsWith("schemas/api/"))
      .flatMap(valuesInFile)
      .filter(({ key, at }) => key === "pattern" && !isPropertyName(at));
    for (const { value, at } of [...forms, ...catalogue]) {
      const problem = typeof value === "string" ? problemOf(value) : undefined;
      if (problem !== undefined) yield finding(at, `${JSON.stringify(value)} ${problem}`);
    }
  },
};

/** A field's state has a `pattern` too, which says how it may be edited. */
function isValidatorPattern({ key, at }: ValueAt): boolean {
  return key === "pattern" && pointerSegments(at.pointer).includes("x-validator");
}

/** A property may be called "pattern". */
function isPropertyName({ pointer }: Place): boolean {
  return pointerSegments(pointer).at(-2) === "properties";
}

/** The weakness of a pattern; the answer is kept, because finding it takes long. */
function problemOf(pattern: string): string | undefined {
  if (!known.has(pattern)) known.set(pattern, findWeakness(pattern));
  return known.get(pattern);
}

function findWeakness(pattern: string): string | undefined {
  try {
    // Compiles the pattern as JSON Schema does.
    RegExp(pattern, "u");
  } catch {
    return "is no regular expression";
  }
  const { safe, error } = isSafePattern(pattern, {
    maxScore: MAX_BACKTRACKS,
    maxSteps: MAX_STEPS,
    timeout: Infinity,
    downgradePattern: true,
  });
  if (safe) return undefined;
  const what = error === "hitMaxScore" ? "goes back over a text too often" : "is too ambiguous to be judged";
  return `${what}: a text made for it would freeze the page; make its repetitions exclude each other, or bound them`;
}
