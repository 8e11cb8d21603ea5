import type { Project } from "../../project/project.ts";
import { valuesInFile } from "../values-in-file.ts";
import type { NamedAt } from "./named-at.ts";

/** Every `use` of the screens and blocks. */
export function blocksUsed(project: Project): NamedAt[] {
  return project.entries.flatMap(({ file }) =>
    valuesInFile(file).flatMap(({ key, value: name, at }) =>
      key === "use" && typeof name === "string" ? [{ name, at }] : [],
    ),
  );
}
