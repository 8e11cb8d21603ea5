import type { Project } from "../../project/project.ts";
import { below, type Place } from "../reading/place.ts";
import { valuesAt, valuesInFile } from "../values-in-file.ts";
import { type NamedAt, namedAt } from "./named-at.ts";

/** Words that routes and operations may have instead of a code. */
const FOR_EVERYONE = new Set(["signed-in", "public"]);

/** The permission codes of screens, their examples, routes and operations. */
export function permissionsNamed(project: Project): NamedAt[] {
  const ofScreens = project.entries.flatMap(({ file }) =>
    valuesInFile(file).filter(({ key }) => key === "permission"),
  );
  const ofExamples = project.entries.flatMap(({ file, value }) =>
    codesOfExamples(value.examples, { file, pointer: "/examples" }),
  );
  const ofRoutes = project.routes.flatMap(({ file, pointer, value }) =>
    valuesAt(value.permission, below({ file, pointer }, "permission")),
  );
  return [
    ...[...ofScreens, ...ofExamples].flatMap(({ value, at }) => namedAt(value, at)),
    ...[...ofRoutes.flatMap(({ value, at }) => namedAt(value, at)), ...ofOperations(project)].filter(
      ({ name }) => !FOR_EVERYONE.has(name),
    ),
  ];
}

function codesOfExamples(examples: unknown, place: Place) {
  return (Array.isArray(examples) ? examples : []).flatMap((example: unknown, index) =>
    valuesAt((example as { as?: unknown } | null)?.as, below(place, index, "as")),
  );
}

function ofOperations(project: Project): NamedAt[] {
  return project.allOperations.flatMap(({ file: path, pointer, permission }) => {
    const file = project.files.get(path);
    if (!file) return [];
    const at = below({ file, pointer }, "x-permission");
    return permission.length === 1
      ? namedAt(permission[0], at)
      : permission.flatMap((code, index) => namedAt(code, below(at, index)));
  });
}
