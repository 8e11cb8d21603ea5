import { parseExpression } from "../../../expression/parse-expression.ts";
import { unboundNames } from "../../../expression/unbound-names.ts";
import { ExpressionError } from "../../../expression/expression-error.ts";
import { type DeclaredName, namesOf } from "../../names/file-names.ts";
import type { Check } from "../check-context.ts";
import { finding } from "../finding.ts";

export const nameCycle: Check = {
  slug: "name-cycle",
  holds: "A name does not stand for itself, nor do names for each other in a ring.",
  why: "States that depend on each other have no value.",
  *run({ project }) {
    for (const { file } of project.entries) {
      const { declared } = namesOf(file);
      const told = new Set<string>();
      for (const { name, pointer } of declared.values()) {
        const way = told.has(name) ? undefined : wayBack(name, declared);
        if (!way) continue;
        for (const other of way) told.add(other);
        const ring = [name, ...way].join(" → ");
        yield finding({ file, pointer }, `the name leads back to itself: ${ring}`);
      }
    }
  },
};

/** The names that lead from one back to it, itself the last; undefined when none do. */
function wayBack(name: string, declared: ReadonlyMap<string, DeclaredName>): readonly string[] | undefined {
  const queue: (readonly string[])[] = usedBy(name, declared).map((used) => [used]);
  const seen = new Set<string>();
  for (let way = queue.shift(); way; way = queue.shift()) {
    const last = way.at(-1) ?? "";
    if (last === name) return way;
    if (seen.has(last)) continue;
    seen.add(last);
    for (const used of usedBy(last, declared)) queue.push([...way, used]);
  }
  return undefined;
}

function usedBy(name: string, declared: ReadonlyMap<string, DeclaredName>): readonly string[] {
  try {
    const used = unboundNames(parseExpression(declared.get(name)?.source ?? ""));
    return [...new Set(used.map((node) => node.name))].filter((other) => declared.has(other));
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}
