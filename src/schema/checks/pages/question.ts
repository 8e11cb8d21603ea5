import { typesOf } from "../../project/json-schema.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { below, type Place } from "../reading/place.ts";
import { sectionsOf } from "../reading/sections-of.ts";
import { textOf } from "../reading/text-of.ts";
import { valuesAt } from "../values-in-file.ts";

type Value = Readonly<Record<string, unknown>>;

export const question: Check = {
  slug: "question",
  holds:
    "A section names a question of its page, every question returns an object, and each question is used.",
  why: "A misspelt name leaves an empty frame, and a question without a section is a request without a use.",
  *run({ project, readings }) {
    for (const reading of readings) {
      const { value, place } = reading.whole;
      const names = Object.keys(asObject(value.data));
      yield* unknownSources(value, place, names);
      for (const [id, dialog] of Object.entries(asObject(value.dialogs))) {
        yield* unknownSources(asObject(dialog), below(place, "dialogs", id), []);
      }
      yield* questions(reading, project);
    }
  },
};

function* unknownSources(body: Value, at: Place, names: readonly string[]): Iterable<Finding> {
  for (const { section, place: here } of sectionsOf(body, at)) {
    const { from } = section;
    if (from === undefined || names.includes(textOf(from))) continue;
    const text = names.length === 0 ? 'there is no "data" to ask' : "no question of this page";
    yield unknownName(below(here, "from"), from, text, names);
  }
}

function* questions({ whole: { value, place } }: EntryReading, project: Project): Iterable<Finding> {
  const asked = asObject(value.data);
  const used = new Set(usedNames(value, place));
  for (const [name, entry] of Object.entries(asked)) {
    const at = below(place, "data", name);
    const call = textOf(asObject(entry).call);
    const result = project.operations.get(call)?.result;
    if (result && !typesOf(result).includes("object"))
      yield finding(below(at, "call"), `${call} gives no object`);
    if (used.has(name)) continue;
    yield finding(at, `nothing shows or reads the answer to ${JSON.stringify(name)}`, {
      hint: `a section is about it by "from": ${JSON.stringify(name)}`,
      of: "key",
    });
  }
}

/** Names that sections are about, and those that expressions read. */
function usedNames({ data: _data, ...value }: Value, place: Place): string[] {
  return valuesAt(value, place).flatMap(({ key, value: text }) => {
    if (typeof text !== "string") return [];
    if (key === "from") return [text];
    return text.includes("{{") ? [...text.matchAll(/\bdata\??\.(\w+)/g)].map(([, name]) => name ?? "") : [];
  });
}
