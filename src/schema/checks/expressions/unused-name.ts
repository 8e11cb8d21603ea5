import { unboundNames } from "../../../expression/unbound-names.ts";
import { parseExpression } from "../../../expression/parse-expression.ts";
import { namesOf } from "../../names/file-names.ts";
import type { SchemaFile } from "../../project/schema-file.ts";
import type { Check } from "../check-context.ts";
import { finding } from "../finding.ts";
import { listExpressions } from "./list-expressions.ts";

export const unusedName: Check = {
  slug: "unused-name",
  holds: "Each name that a file gives to an expression is used in that file.",
  why: "It is read and kept right for nothing, and looks as if something depended on it.",
  *run({ project, readings }) {
    const used = new Map<SchemaFile, Set<string>>();
    for (const { place, read } of readings.flatMap(({ templates }) => listExpressions(templates))) {
      if ("error" in read || namesOf(place.file).declared.size === 0) continue;
      const names = used.get(place.file) ?? new Set();
      for (const { name } of unboundNames(parseExpression(read.replaced.source))) names.add(name);
      used.set(place.file, names);
    }
    for (const { file } of project.entries) {
      for (const { name, pointer } of namesOf(file).declared.values()) {
        if (used.get(file)?.has(name)) continue;
        yield finding({ file, pointer }, `no expression of this file uses the name "${name}"`, { of: "key" });
      }
    }
  },
};
