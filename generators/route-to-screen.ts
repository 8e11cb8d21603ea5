import type { JSONPath } from "jsonc-parser";
import { asObject, type Entry, type Project } from "../src/schema/project/project.ts";
import type { SchemaFile } from "../src/schema/project/schema-file.ts";
import { noSuchName } from "./no-such-name.ts";
import { addToJsonList, pathOf, setInJson } from "./set-in-json.ts";

export interface RouteOptions {
  /** Of a route that is not planned yet: its title, and the section of the menu it stands in, last. */
  readonly title?: string | undefined;
  readonly menu?: string | undefined;
}

/** A route that may lead to a screen. */
export interface FreeRoute {
  readonly title: string;
  readonly permission: unknown;
  /** Its file once it leads to the screen: name and text. */
  readonly leadTo: (screen: string) => readonly [string, string];
}

interface Section {
  readonly title: string;
  readonly file: SchemaFile;
  /** Of its entries. */
  readonly path: JSONPath;
}

/** A planned route, or with a title a new one under the operation's code. Throws an Error that says what to mend. */
export function freeRoute(
  project: Project,
  path: string,
  { title, menu }: RouteOptions,
  permission: string | undefined,
): FreeRoute {
  const route = project.routes.find(({ id }) => id === path);
  if (route) {
    if (route.value.planned !== true) throw new Error(`"${path}" leads somewhere already`);
    if (title !== undefined || menu !== undefined)
      throw new Error(`"${path}" has its title and its place already: leave --title and --menu out`);
    const { title: given, permission: needed } = route.value;
    return { title: String(given), permission: needed, leadTo: (screen) => planned(route, screen) };
  }
  if (title === undefined) {
    const reason = noSuchName("route", path, "schemas/routes", new Set(project.routes.map(({ id }) => id)));
    throw new Error(`${reason.message}${reason.message.includes("?") ? "" : "; --title begins one"}`);
  }
  if (!/^(\/[\w-]+)+$/.test(path)) throw new Error(`"${path}" is no path: /customer/parcel`);
  const section = menu === undefined ? undefined : findSection(project, menu);
  const file = section?.file ?? fileOf(project, path);
  return {
    title,
    permission,
    leadTo: (screen) => {
      const value = { path, title, screen, ...(permission !== undefined && { permission }) };
      const text = addToJsonList(file.text, ["routes"], value);
      return [file.path, section ? addToJsonList(text, section.path, path) : text];
    },
  };
}

/** The route's file with the screen in the place of `"planned": true`. */
function planned({ file, pointer, value }: Entry, screen: string): readonly [string, string] {
  const { path, title, planned: _planned, ...rest } = value;
  return [file.path, setInJson(file.text, pathOf(pointer), { path, title, screen, ...rest })];
}

function findSection(project: Project, title: string): Section {
  const sections = routeFiles(project).flatMap((file): Section[] => {
    const { sections: listed } = asObject(asObject(file.value).menu);
    return (Array.isArray(listed) ? listed : []).map((section, index) => ({
      title: String(asObject(section).title),
      file,
      path: ["menu", "sections", index, "entries"],
    }));
  });
  const section = sections.find((candidate) => candidate.title === title);
  if (!section) {
    const titles = sections.map((candidate) => candidate.title);
    throw noSuchName("section of the menu", title, "schemas/routes", titles);
  }
  return section;
}

/** The place of the other routes that begin alike. */
function fileOf(project: Project, path: string): SchemaFile {
  const [, first = ""] = path.split("/");
  const alike = project.routes.find(({ id }) => id.startsWith(`/${first}/`));
  if (!alike) throw new Error(`no route begins with "/${first}/": say in which section it stands, --menu`);
  return alike.file;
}

function routeFiles(project: Project): SchemaFile[] {
  return [...project.files.values()].filter(({ path }) => path.startsWith("schemas/routes/"));
}
