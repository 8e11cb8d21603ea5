import { createProject, type Project } from "../src/schema/project/project.ts";
import { screenId } from "./new-screen.ts";
import { readRecordFields, type RecordField } from "./record/read-record-fields.ts";
import { type NewRecord, recordCatalogue } from "./record/record-catalogue.ts";
import { recordRoute, type RoutePlace } from "./record/record-route.ts";
import { recordScreens } from "./record/record-screen.ts";

export interface RecordOptions extends RoutePlace {
  readonly name: string;
  readonly title: string;
  /** As the command line has them. */
  readonly fields: string;
}

/** The targets of references besides kinds of record. */
const TABLES: ReadonlySet<string> = new Set(["company", "staff", "department", "role", "tag", "file"]);

/**
 * A working area: records with list, form, deletion, export and import, served by the record store as they are
 * described, their codes, code tables, screen and route. Gives the new and changed files, path → text on few lines for
 * the formatter to break; throws an Error that says what to mend.
 */
export function newRecord(project: Project, options: RecordOptions): ReadonlyMap<string, string> {
  const { name, title, fields: written, ...place } = options;
  assertFree(project, name, title);
  const record: NewRecord = { name, title, fields: readRecordFields(project, name, written) };
  const route = recordRoute(project, name, title, place);
  const id = screenId(route.path);
  if (project.screens.has(id)) throw new Error(`there is a screen "${id}" already`);
  const described = new Map([
    ...textsOf(codeTables(record.fields, title)),
    ...textsOf([
      [`schemas/api/${name}.json`, recordCatalogue(project, record)],
      [`schemas/permissions/${kebab(name)}.json`, recordCodes(record)],
    ]),
  ]);
  const texts = [...project.files].map(([path, { text }]) => [path, text] as const);
  const page = createProject(new Map([...texts, ...described]), project).operations.get(`${name}.page`);
  if (!page) throw new Error(`schemas/api/${name}.json has no page`);
  return new Map([...described, ...textsOf(recordScreens({ ...record, id, page })), route.leadTo(id)]);
}

function assertFree(project: Project, name: string, title: string): void {
  if (!/^[a-z][A-Za-z0-9]{0,39}$/.test(name) || name in Object.prototype)
    throw new Error(
      `"${name}" is no name of a record: letters and digits, a small letter first, as in parcel`,
    );
  if (/[\s{}「」"]/.test(title) || title === "")
    throw new Error(`"${title}" is no title of a record: 寄件, in one word`);
  const isTaken =
    TABLES.has(name) ||
    project.records.has(name) ||
    project.permissions.has(name) ||
    [`api/${name}`, `permissions/${kebab(name)}`, `routes/${name}`].some((file) =>
      project.files.has(`schemas/${file}.json`),
    ) ||
    project.allOperations.some(({ path }) => path.startsWith(`/api/${name}/`));
  if (isTaken) throw new Error(`"${name}" is the name of something else already: choose another`);
}

function codeTables(fields: readonly RecordField[], title: string): [string, object][] {
  return fields.flatMap(({ kind, labels, title: own }): [string, object][] => {
    if (!labels) return [];
    const values = labels.map((label, index) => ({ value: index + 1, label }));
    const table = { $schema: "../meta/enum.schema.json", name: kind, title: `${title}${own}`, values };
    return [[`schemas/enums/${kind}.json`, table]];
  });
}

/** A code to look at them, which those below it imply. */
function recordCodes({ name, title }: NewRecord): object {
  const below = { edit: "新增和编辑", delete: "删除", export: "导出", import: "导入" };
  const children = Object.entries(below).map(([last, verb]) => ({
    code: `${name}.${last}`,
    title: `${verb}${title}`,
    resourceType: "BUTTON",
  }));
  return {
    $schema: "../meta/permissions.schema.json",
    group: name,
    title,
    codes: [{ code: name, title, resourceType: "MENU", children }],
  };
}

function textsOf(contents: Iterable<readonly [string, object]>): [string, string][] {
  return [...contents].map(([path, content]) => [path, `${JSON.stringify(content)}\n`]);
}

function kebab(name: string): string {
  return name.replaceAll(/([a-z\d])([A-Z])/g, "$1-$2").toLowerCase();
}
