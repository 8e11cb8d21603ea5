import type { Project } from "../project/project.ts";
import type { Check } from "./check-context.ts";
import { unknownName } from "./finding.ts";
import { below, type Place } from "./reading/place.ts";
import { valuesInFile, valuesAt } from "./values-in-file.ts";

/** Words that routes and operations may have instead of a code. */
const FOR_EVERYONE = new Set(["signed-in", "public"]);

export const permissionUnknown: Check = {
  slug: "permission-unknown",
  holds: "Screens, routes, actions and operations name codes that exist.",
  why: "A code that nobody can be given locks its part for everyone.",
  *run({ project }) {
    const codes = new Set(project.permissions.keys());
    const codesAndWords = new Set([...codes, ...FOR_EVERYONE]);
    const screens = project.entries.flatMap(({ file }) =>
      valuesInFile(file).filter(({ key }) => key === "permission"),
    );
    const examples = project.entries.flatMap(({ file, value }) =>
      listItems(value.examples, { file, pointer: "/examples" }),
    );
    yield* unknownCodes([...screens, ...examples], codes, codes);
    yield* unknownCodes([...routes(project), ...operations(project)], codesAndWords, codes);
  },
};

interface NamedCode {
  readonly value: unknown;
  readonly at: Place;
}

function* unknownCodes(
  named: readonly NamedCode[],
  allowed: ReadonlySet<string>,
  codes: ReadonlySet<string>,
) {
  for (const { value, at } of named) {
    if (typeof value !== "string" || allowed.has(value)) continue;
    yield unknownName(at, value, "no such permission code", codes);
  }
}

function listItems(examples: unknown, place: Place): NamedCode[] {
  return (Array.isArray(examples) ? examples : []).flatMap((example: unknown, index) =>
    valuesAt((example as { as?: unknown } | null)?.as, below(place, index, "as")),
  );
}

function routes(project: Project): NamedCode[] {
  return project.routes.flatMap(({ file, pointer, value }) =>
    valuesAt(value.permission, below({ file, pointer }, "permission")),
  );
}

function operations(project: Project): NamedCode[] {
  return project.allOperations.flatMap(({ file: path, pointer, permission }) => {
    const file = project.files.get(path);
    if (!file) return [];
    const at = below({ file, pointer }, "x-permission");
    return permission.length === 1
      ? [{ value: permission[0], at }]
      : permission.map((value, index) => ({ value, at: below(at, index) }));
  });
}
