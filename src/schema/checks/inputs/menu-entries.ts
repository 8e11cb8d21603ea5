import { asObject, type Project } from "../../project/project.ts";
import { below, type Place } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";
import { valuesAt } from "../values-in-file.ts";

/** The paths that menus name, each with its place. */
export function menuEntries(project: Project): { name: string; at: Place }[] {
  return [...project.files.values()]
    .filter(({ path }) => path.startsWith("schemas/routes/"))
    .flatMap((file) => {
      const { sections } = asObject(asObject(file.value).menu);
      return valuesAt(sections, { file, pointer: "/menu/sections" });
    })
    .flatMap(({ key, value, at }) =>
      key === "entries" && Array.isArray(value)
        ? value.map((name, index) => ({ name: textOf(name), at: below(at, index) }))
        : [],
    );
}
