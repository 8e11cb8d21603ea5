import { asObject } from "../../project/project.ts";
import { pointerSegments } from "../../project/schema-file.ts";
import type { Check } from "../check-context.ts";
import { finding } from "../finding.ts";
import { looksAtAnswer } from "../steps/looks-at-answer.ts";
import { below } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";
import { valuesAt } from "../values-in-file.ts";

export const askingRule: Check = {
  slug: "asking-rule",
  holds:
    "A rule of a field that calls the server calls a read, and decides by its answer: `when` looks at `answer`.",
  why: "It is called each time the field is left, before 保存 is pressed: a write would be repeated unseen.",
  *run({ project, readings }) {
    const forms = readings.flatMap((reading) => reading.forms);
    for (const { value, at } of forms.flatMap(({ form, place }) => valuesAt(form, place))) {
      const { call, when } = asObject(value);
      if (call === undefined || !pointerSegments(at.pointer).includes("x-validator")) continue;
      const operation = project.operations.get(textOf(call));
      if (operation?.effect === "write")
        yield finding(below(at, "call"), `${operation.id} writes, but it is asked while somebody is typing`);
      if (textOf(when) !== "" && !looksAtAnswer(textOf(when)))
        yield finding(below(at, "when"), 'does not look at "answer", so the call is made for nothing');
    }
  },
};
