import { asObject } from "../../project/project.ts";
import type { Check } from "../check-context.ts";
import { unknownName } from "../finding.ts";
import { textOf } from "../reading/text-of.ts";

export const rowKey: Check = {
  slug: "row-key",
  holds: "A list's rows have the key that it names.",
  why: "Without it, selection and reloading a row hit the wrong one.",
  *run({ project, readings }) {
    for (const { entry } of readings) {
      const { source, rowKey: key = "id" } = entry.value;
      const row = project.operations.get(textOf(asObject(source).call))?.row;
      if (!row?.properties || Object.hasOwn(row.properties, textOf(key))) continue;
      const at = { file: entry.file, pointer: "/rowKey" };
      yield unknownName(at, key, "the rows have no such property", Object.keys(row.properties));
    }
  },
};
