import type { Project } from "../../project/project.ts";
import type { Place } from "../reading/place.ts";
import { valuesInFile } from "../values-in-file.ts";

/** A name, and the place where it is written. */
export interface NamedAt {
  readonly name: string;
  readonly at: Place;
}

/** Where no name is written, another rule finds what stands there. */
export function namedAt(name: unknown, at: Place): NamedAt[] {
  return typeof name === "string" ? [{ name, at }] : [];
}

/** The names that a word of the catalogue holds, wherever it stands. */
export function namedInCatalogue(project: Project, word: string): NamedAt[] {
  return [...project.files.values()]
    .filter(({ path }) => path.startsWith("schemas/api/"))
    .flatMap(valuesInFile)
    .filter(({ key }) => key === word)
    .flatMap(({ value, at }) => namedAt(value, at));
}
