import { expressionFunctions } from "../../../expression/functions.ts";
import { isReservedWord } from "../../../expression/explain-token.ts";
import { namesOf } from "../../names/file-names.ts";
import type { SchemaFile } from "../../project/schema-file.ts";
import type { Check } from "../check-context.ts";
import { finding } from "../finding.ts";
import { scopeNames } from "../reading/scope-names.ts";

const WORDS: ReadonlySet<string> = new Set(Object.values(scopeNames).flat());

export const nameHides: Check = {
  slug: "name-hides",
  holds:
    "A name is no word that means something in expressions already: what they see, a function, the `as` of a step.",
  why: "A reader takes `row` or `today` for what it is everywhere else.",
  *run({ project, readings }) {
    const given = new Map<SchemaFile, Set<unknown>>();
    for (const { place, value } of readings.flatMap(({ steps }) => steps)) {
      given.set(place.file, (given.get(place.file) ?? new Set()).add(value.as));
    }
    for (const { file } of project.entries) {
      for (const { name, pointer } of namesOf(file).declared.values()) {
        const what = meaningOf(name) ?? (given.get(file)?.has(name) ? "what a step gives" : undefined);
        if (what === undefined) continue;
        yield finding({ file, pointer }, `"${name}" is ${what} already`, {
          of: "key",
          hint: "give it a name of its own",
        });
      }
    }
  },
};

function meaningOf(name: string): string | undefined {
  if (WORDS.has(name)) return "something that expressions see";
  if (Object.hasOwn(expressionFunctions, name)) return "a function";
  return isReservedWord(name) || LITERALS.has(name) ? "a word of the language" : undefined;
}

const LITERALS: ReadonlySet<string> = new Set(["true", "false", "null", "undefined", "typeof"]);
