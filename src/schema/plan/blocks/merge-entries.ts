import { asObject } from "../../project/project.ts";
import { childOf, listParts, mergeParts, type Part } from "./merge-parts.ts";

/** The name an entry of columns, filters or actions goes by: its id, the field it shows, or the list that gives columns. */
export function entryId(value: unknown): string {
  const { id, field, columnsOf } = asObject(value);
  const name = [id, field, columnsOf, value].find((candidate) => typeof candidate === "string");
  return typeof name === "string" ? name : "";
}

/** The entries of a block as `{ "use", "without", "change" }` takes them: some left out, some with other words laid over. */
export function mergeEntries(block: Part, use: Part): Part[] {
  const { without } = asObject(use.value);
  const left = new Set(Array.isArray(without) ? without : []);
  const overrides = new Map(
    listParts(childOf(use, "change")).map((override) => [entryId(override.value), override]),
  );
  return listParts(block)
    .filter((entry) => !left.has(entryId(entry.value)))
    .map((entry) => {
      const override = overrides.get(entryId(entry.value));
      return override ? mergeParts(written(entry), override) : entry;
    });
}

/** The short form of an entry written out. */
function written(entry: Part): Part {
  if (typeof entry.value !== "string") return entry;
  const { file, pointer, value } = entry;
  return { file, pointer, value: { field: value }, pieces: new Map([["field", entry]]) };
}
