import type { JSONPath } from "jsonc-parser";
import { asObject, type Project } from "../../src/schema/project/project.ts";
import { asList } from "../../src/schema/project/as-object.ts";
import type { SchemaFile } from "../../src/schema/project/schema-file.ts";
import { noSuchName } from "../no-such-name.ts";
import { addToJsonList } from "../set-in-json.ts";

export interface RoutePlace {
  /** The route that its entry of the menu follows. */
  readonly after?: string | undefined;
  /** The group of the menu that its entry ends: id or title. Without both it begins a group. */
  readonly group?: string | undefined;
}

interface Entries {
  readonly file: SchemaFile;
  readonly group: string;
  readonly path: JSONPath;
  readonly routes: readonly string[];
}

/** The route of a new screen: its path, and its file once it leads there. */
export interface RecordRoute {
  readonly path: string;
  readonly leadTo: (screen: string) => readonly [string, string];
}

/** A free route in the wanted place. Throws an Error that says what to mend. */
export function recordRoute(project: Project, name: string, title: string, place: RoutePlace): RecordRoute {
  const found = findEntries(project, place);
  const path = found ? `/${found.group}/${name}` : `/${name}/index`;
  if (project.routes.some(({ id }) => id === path)) throw new Error(`there is a route "${path}" already`);
  return {
    path,
    leadTo: (screen) => {
      const route = { path, title, screen, permission: name, cached: true };
      if (!found) return beginGroup(project, name, title, route);
      const { file, path: entries, routes } = found;
      const index = place.after === undefined ? -1 : routes.indexOf(place.after) + 1;
      const text = addToJsonList(file.text, ["routes"], route);
      return [file.path, addToJsonList(text, entries, path, index)];
    },
  };
}

function findEntries(project: Project, { after, group }: RoutePlace): Entries | undefined {
  if (after === undefined && group === undefined) return undefined;
  const groups = menus(project);
  const wanted = groups.filter(({ id, title }) => group === undefined || group === id || group === title);
  if (wanted.length === 0)
    throw noSuchName(
      "group of the menu",
      group ?? "",
      "schemas/routes",
      groups.flatMap(({ id, title }) => [id, title]),
    );
  const sections = wanted.flatMap(({ sections: own }) => own);
  if (after === undefined) return sections.at(-1);
  const found = sections.find(({ routes }) => routes.includes(after));
  if (!found)
    throw noSuchName(
      "entry of the menu",
      after,
      "schemas/routes",
      sections.flatMap(({ routes }) => routes),
    );
  return found;
}

function menus(project: Project) {
  return [...project.files.values()]
    .filter((file) => file.path.startsWith("schemas/routes/") && "menu" in asObject(file.value))
    .map((file) => {
      const { group, menu } = asObject(file.value);
      const { id, title, order, sections } = asObject(menu);
      return {
        id: String(id),
        title: String(title),
        order: Number(order),
        sections: asList(sections).map((section, index): Entries => ({
          file,
          group: String(group),
          path: ["menu", "sections", index, "entries"],
          routes: asList(asObject(section).entries).map(String),
        })),
      };
    });
}

/** A group of its own, the last one of the menu. */
function beginGroup(
  project: Project,
  name: string,
  title: string,
  route: { readonly path: string },
): readonly [string, string] {
  const order = Math.max(0, ...menus(project).map((menu) => menu.order)) + 10;
  const content = {
    $schema: "../meta/routes.schema.json",
    group: name,
    menu: { id: name, title, order, sections: [{ entries: [route.path] }] },
    routes: [route],
  };
  return [`schemas/routes/${name}.json`, JSON.stringify(content)];
}
