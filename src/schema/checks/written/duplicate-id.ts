import { bodiesOf, hasPlainForm } from "../../project/plain-form/plain-form.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, CheckContext, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import { sectionsOf } from "../reading/sections-of.ts";
import { textOf } from "../reading/text-of.ts";

interface Named {
  readonly id: string;
  readonly at: Place;
}

export const duplicateId: Check = {
  slug: "duplicate-id",
  holds: "A name stands once among the things of its sort.",
  why: "Of two things with one name, one silently hides the other.",
  *run(context) {
    const { project } = context;
    for (const group of [
      project.entries.filter(({ file }) => file.path.startsWith("schemas/screens/")).map(named("id")),
      project.entries.filter(({ file }) => file.path.startsWith("schemas/blocks/")).map(named("id")),
      project.routes.map(named("path")),
      project.allPermissions.map(({ code, ...place }) => ({ id: code, at: below(place, "code") })),
      operations(project),
      tableNames(project),
      ...tableValues(project, "enums", "values"),
      ...tableValues(project, "states", "cases"),
      ...partsOfEntries(context),
      ...formsOfEntries(project),
    ]) {
      yield* repeated(group);
    }
  },
};

function* repeated(group: readonly Named[]): Iterable<Finding> {
  const first = new Map<string, Place>();
  for (const { id, at } of group.filter((entry) => entry.id !== "")) {
    const earlier = first.get(id);
    if (earlier) {
      const place = `${earlier.file.path}:${earlier.file.locate(earlier.pointer).line}`;
      yield finding(at, `${JSON.stringify(id)} is taken: it stands already in ${place}`);
    } else {
      first.set(id, at);
    }
  }
}

function named(key: string): (entry: Place & { readonly id: string }) => Named {
  return ({ id, file, pointer }) => ({ id, at: below({ file, pointer }, key) });
}

function operations(project: Project): Named[] {
  return project.allOperations.flatMap(({ id, file: path, pointer }) => {
    const file = project.files.get(path);
    return file ? [{ id, at: below({ file, pointer }, "operationId") }] : [];
  });
}

function filesBelow(project: Project, folder: string) {
  return [...project.files.values()].filter(({ path }) => path.startsWith(`schemas/${folder}/`));
}

/** Code tables and derived states stand beside each other wherever a table is named. */
function tableNames(project: Project): Named[] {
  return ["enums", "states"].flatMap((folder) =>
    filesBelow(project, folder).map((file) => ({
      id: textOf(asObject(file.value).name),
      at: { file, pointer: "/name" },
    })),
  );
}

function tableValues(project: Project, folder: string, list: string): Named[][] {
  return filesBelow(project, folder).map((file) =>
    listOf(asObject(file.value)[list]).map((entry, index) => ({
      id: JSON.stringify(asObject(entry).value ?? ""),
      at: below({ file, pointer: "" }, list, index, "value"),
    })),
  );
}

function partsOfEntries({ readings }: CheckContext): Named[][] {
  return readings.flatMap(({ whole: { value, place }, actions, columns }) => [
    ...[...new Set(actions.map(({ part }) => part))].map((part) =>
      actions
        .filter((action) => action.part === part)
        .map((action) => ({ id: action.id, at: below(action.place, "id") })),
    ),
    ...columns.map((table) => table.columns.map(({ entry, place: at }) => fieldName(entry, at))),
    fieldNames(value.filters, below(place, "filters")),
    ids(value.items, below(place, "items")),
    ids(asObject(value.tabs).items, below(place, "tabs", "items")),
    ...[{ value, place }, ...dialogsOf(value, place)].flatMap((body) => [
      ids(asObject(body.value).sections, below(body.place, "sections")),
      ids(asObject(body.value).about, below(body.place, "about")),
      ids(asObject(body.value).steps, below(body.place, "steps")),
      ...sectionsOf(asObject(body.value), body.place).flatMap(({ section, place: at }) =>
        ["fields", "figures"].map((key) => fieldNames(section[key], below(at, key))),
      ),
    ]),
  ]);
}

/** The lists of fields in forms of the plain grammar; of two fields with one name the form has the first. */
function formsOfEntries({ entries }: Project): Named[][] {
  return entries.flatMap(({ file: { written } }) => {
    if (!written) return [];
    const forms = bodiesOf(asObject(written.value)).filter(hasPlainForm);
    return forms.flatMap(({ value, pointer }) => [
      ...fieldLists(value.fields, below({ file: written, pointer }, "fields")),
      ...listOf(value.sections).flatMap((section, index) =>
        fieldLists(asObject(section).fields, below({ file: written, pointer }, "sections", index, "fields")),
      ),
    ]);
  });
}

/** A list of fields and those inside it. */
function fieldLists(list: unknown, place: Place): Named[][] {
  return [
    fieldNames(list, place),
    ...listOf(list).flatMap((entry, index) =>
      ["columns", "fields"].flatMap((key) => {
        const inside = asObject(entry)[key];
        return inside === undefined ? [] : fieldLists(inside, below(place, index, key));
      }),
    ),
  ];
}

function dialogsOf(value: Readonly<Record<string, unknown>>, place: Place) {
  return Object.entries(asObject(value.dialogs)).map(([id, dialog]) => ({
    value: dialog,
    place: below(place, "dialogs", id),
  }));
}

function ids(list: unknown, place: Place): Named[] {
  return listOf(list).map((item, index) => ({
    id: textOf(asObject(item).id),
    at: below(place, index, "id"),
  }));
}

function fieldNames(list: unknown, place: Place): Named[] {
  return listOf(list).map((entry, index) => fieldName(entry, below(place, index)));
}

/** A field without an id goes by its name. */
function fieldName(entry: unknown, place: Place): Named {
  const value = asObject(entry);
  const key = ["id", "field"].find((name) => name in value);
  return {
    id: textOf(key === undefined ? entry : value[key]),
    at: key === undefined ? place : below(place, key),
  };
}
