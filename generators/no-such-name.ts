import { nearestName } from "../src/schema/nearest-name.ts";

/** The error for a name that nothing has, with the nearest one that something has. */
export function noSuchName(what: string, name: string, where: string, known: Iterable<string>): Error {
  const nearest = nearestName(name, known);
  const hint = nearest === undefined ? "" : `; did you mean "${nearest}"?`;
  return new Error(`no ${what} "${name}" in ${where}${hint}`);
}
