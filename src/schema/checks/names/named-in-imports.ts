import { asObject, type Project } from "../../project/project.ts";
import { below } from "../reading/place.ts";
import { type NamedAt, namedAt } from "./named-at.ts";

/** The kinds of record that kinds of file name. */
export function recordsOfImports(project: Project): NamedAt[] {
  return [...project.importKinds.values()].flatMap(({ file }) =>
    namedAt(asObject(file.value).record, { file, pointer: "/record" }),
  );
}

/** The code tables that fields of kinds of file name. */
export function codeTablesOfImports(project: Project): NamedAt[] {
  return [...project.importKinds.values()].flatMap(({ file, fields }) =>
    [...fields].flatMap(([name, field]) =>
      namedAt(field.enum, below({ file, pointer: "/fields" }, name, "enum")),
    ),
  );
}
