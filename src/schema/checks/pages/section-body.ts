import { propertyAt } from "../../dotted-field.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import { sectionsOf } from "../reading/sections-of.ts";
import { textOf } from "../reading/text-of.ts";

type Value = Readonly<Record<string, unknown>>;

const BODIES = ["fields", "figures", "table", "chart", "text", "screen", "surface"];

export const sectionBody: Check = {
  slug: "section-body",
  holds: "A section has exactly one body, and a figure that is drawn as progress has an end.",
  why: "Two bodies below one title belong to two sections, none is an empty frame, and a bar without an end has no length.",
  *run({ project, readings }) {
    for (const { whole } of readings) {
      yield* sections(whole.value, whole.place, project);
      for (const [id, dialog] of Object.entries(asObject(whole.value.dialogs))) {
        yield* sections(asObject(dialog), below(whole.place, "dialogs", id), project);
      }
    }
  },
};

function* sections(body: Value, at: Place, project: Project): Iterable<Finding> {
  const isForm = body.form !== undefined || body.submit !== undefined;
  // Sections of a form group its fields.
  const { sections: _groups, ...ofForm } = body;
  for (const { section, place: here } of sectionsOf(isForm ? ofForm : body, at)) {
    const written = BODIES.filter((key) => section[key] !== undefined);
    if (written.length !== 1) {
      const what = written.length === 0 ? "no body" : `${written.join(" and ")} at once`;
      yield finding(here, `has ${what}`, { hint: `it may have one of ${BODIES.join(", ")}` });
    }
    const source = section.from === undefined ? body.record : asObject(body.data)[textOf(section.from)];
    yield* endlessProgress(section, here, textOf(asObject(source).call), project);
  }
}

function* endlessProgress(section: Value, at: Place, call: string, project: Project): Iterable<Finding> {
  const result = project.operations.get(call)?.result;
  for (const [index, entry] of listOf(section.figures).entries()) {
    const { as, field } = asObject(entry);
    const property = propertyAt(result, textOf(field));
    if (as !== "progress" || !property || property.maximum !== undefined) continue;
    yield finding(below(at, "figures", index, "as"), `${JSON.stringify(field)} has no end to be a part of`, {
      hint: 'give it a "maximum" in the catalogue, or show it as a number',
    });
  }
}
