import type { Project } from "../src/schema/project/project.ts";
import { noSuchName } from "./no-such-name.ts";
import { addToJsonList, pathOf, setInJson } from "./set-in-json.ts";

export interface PermissionOptions {
  /** The group of a code without a parent; without it the code begins a group of its own. */
  readonly group?: string | undefined;
  /** The code with the same parent that it follows; by default the last. */
  readonly after?: string | undefined;
  /** The thing that it opens; by default a menu right below its group, a button further down. */
  readonly opens?: "menu" | "button" | undefined;
}

const CODE = /^[a-zA-Z][a-zA-Z0-9]*(\.[a-zA-Z0-9]+)*$/;

/**
 * A permission code under its parent: `role.add` stands below `role` and implies it.
 * Gives the changed files, path → text; throws an Error that says what to mend.
 */
export function newPermission(
  project: Project,
  code: string,
  title: string,
  options: PermissionOptions = {},
): ReadonlyMap<string, string> {
  if (!CODE.test(code)) throw new Error(`"${code}" is no code: names of letters and digits, joined by dots`);
  const existing = project.permissions.get(code);
  if (existing) throw new Error(`there is a code "${code}" already: ${existing.title}`);
  const parent = code.split(".").slice(0, -1).join(".");
  if (parent === "") return beginGroup(project, code, title, options);
  if (options.group !== undefined)
    throw new Error(`"${code}" stands below "${parent}"; --group is for a code without a parent`);
  return addBelow(project, parent, code, title, options);
}

function addBelow(
  project: Project,
  parentCode: string,
  code: string,
  title: string,
  { after, opens }: PermissionOptions,
): ReadonlyMap<string, string> {
  const parent = project.permissions.get(parentCode);
  if (!parent)
    throw noSuchName("permission code", parentCode, "schemas/permissions", project.permissions.keys());
  const { file, pointer, ancestors } = parent;
  const siblings = project.allPermissions.filter((candidate) => candidate.ancestors[0] === parentCode);
  const usual = ancestors.length === 0 ? "menu" : "button";
  const entry = { code, title, resourceType: (opens ?? usual).toUpperCase() };
  const children = [...pathOf(pointer), "children"];
  const index = after === undefined ? siblings.length : placeAfter(after, siblings);
  const text =
    siblings.length === 0
      ? setInJson(file.text, children, [entry])
      : addToJsonList(file.text, children, entry, index);
  return new Map([[file.path, text]]);
}

function placeAfter(code: string, siblings: readonly { readonly code: string }[]): number {
  const codes = siblings.map((sibling) => sibling.code);
  if (!codes.includes(code)) throw noSuchName("code", code, "the same place", codes);
  return codes.indexOf(code) + 1;
}

function beginGroup(
  project: Project,
  code: string,
  title: string,
  { group, after, opens = "menu" }: PermissionOptions,
): ReadonlyMap<string, string> {
  if (after !== undefined) throw new Error("--after is for a code below another");
  const entry = { code, title, resourceType: opens.toUpperCase() };
  if (group === undefined) {
    const words = code.replaceAll(/([a-z\d])([A-Z])/g, "$1-$2").toLowerCase();
    const name = `schemas/permissions/${words}.json`;
    if (project.files.has(name)) throw new Error(`there is a file ${name} already: say --group`);
    const content = { $schema: "../meta/permissions.schema.json", group: code, title, codes: [entry] };
    return new Map([[name, `${JSON.stringify(content, null, 2)}\n`]]);
  }
  const groups = new Map(
    [...project.files.values()]
      .filter(({ path }) => path.startsWith("schemas/permissions/"))
      .map((file) => [String((file.value as { group?: unknown }).group), file]),
  );
  const file = groups.get(group);
  if (!file) throw noSuchName("group", group, "schemas/permissions", groups.keys());
  return new Map([[file.path, addToJsonList(file.text, ["codes"], entry)]]);
}
