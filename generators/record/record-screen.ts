import { LANGUAGE_VERSION } from "../../src/schema/project/language-version.ts";
import path from "node:path/posix";
import type { Operation } from "../../src/schema/project/operation.ts";
import { filtersFor } from "../new-filters.ts";
import type { RecordField } from "./read-record-fields.ts";
import type { NewRecord } from "./record-catalogue.ts";

type Json = Readonly<Record<string, unknown>>;

export interface RecordScreen extends NewRecord {
  /** Of the screen, and of the form that stands beside it. */
  readonly id: string;
  /** The operation that its list reads. */
  readonly page: Operation;
}

/** Path → content: the list of a kind of record with what people do to it, and the form that adds and edits one. */
export function recordScreens(screen: RecordScreen): ReadonlyMap<string, Json> {
  const [folder = "", ...words] = screen.id.split(".");
  const file = `${words.join("-")}.json`;
  const form = `${folder}.${screen.name}-form`;
  return new Map([
    [`schemas/screens/${folder}/${file}`, listOf(screen, `schemas/screens/${folder}`, form)],
    [`schemas/blocks/${folder}/${screen.name}-form.json`, formOf(screen, `schemas/blocks/${folder}`, form)],
  ]);
}

function listOf(screen: RecordScreen, folder: string, form: string): Json {
  const { id, name, title, page } = screen;
  return {
    $schema: path.relative(folder, "schemas/meta/list.schema.json"),
    version: LANGUAGE_VERSION,
    id,
    kind: "list",
    title,
    permission: name,
    source: { call: page.id },
    filters: filtersFor(page.request, page.paging, page.sort),
    columns: columnsOf(screen),
    toolbar: toolbarOf(screen),
    selectionActions: [batchDeletion(screen)],
    rowActions: rowActionsOf(screen),
    dialogs: {
      add: { use: form, title: `新增${title}`, submit: { call: `${name}.add` } },
      edit: {
        use: form,
        title: `编辑${title}`,
        record: { call: `${name}.detail`, params: { id: "{{ row.id }}" } },
        submit: { call: `${name}.update`, params: { id: "{{ row.id }}" } },
      },
      importPlan: { use: "shared.import-plan", permission: `${name}.import` },
    },
  };
}

function columnsOf({ fields, page }: RecordScreen): readonly Json[] {
  const sorted = page.sort && page.request.properties?.[page.sort.by]?.enum;
  const shown = [
    ...fields.map(({ name, reference }) => (reference ? nameColumn(reference) : { field: name })),
    { field: "createTime" },
  ];
  return shown.map((column, index) => ({
    ...column,
    ...(index === 0 && { fixed: "left" }),
    ...(sorted?.includes(column.field) && { sort: true }),
  }));
}

function nameColumn({ nameField, width }: NonNullable<RecordField["reference"]>) {
  return { field: nameField, ...(width !== undefined && { width }) };
}

function toolbarOf({ id, name, title, fields }: RecordScreen): readonly Json[] {
  return [
    {
      id: "add",
      label: `新增${title}`,
      style: "primary",
      shortcut: "Alt+N",
      permission: `${name}.edit`,
      do: [{ open: "add", ...givenNames(fields, () => "") }, { toast: "已新增" }],
    },
    { id: "import", label: "导入", permission: `${name}.import`, do: importSteps(name) },
    {
      id: "template",
      label: "下载导入模板",
      permission: `${name}.import`,
      do: [{ download: `${name}.importTemplate` }],
    },
    { id: "export", label: "导出", permission: `${name}.export`, do: [exportStep(id, title)] },
  ];
}

function batchDeletion({ name, title }: RecordScreen): Json {
  const params = { idList: "{{ selection.map((row) => row.id) }}" };
  return {
    id: "batchDelete",
    label: "批量删除",
    style: "danger",
    permission: `${name}.delete`,
    confirm: `确定删除所选的 {{ selection.length }} 条${title}？删除后不能恢复。`,
    do: [{ call: `${name}.batchDelete`, params }, { toast: "已删除" }],
  };
}

function rowActionsOf({ name, title, fields }: RecordScreen): readonly Json[] {
  const called = nameOf(fields);
  const one = called === undefined ? `这条${title}` : `${title}「{{ row.${called} }}」`;
  const params = { id: "{{ row.id }}" };
  return [
    {
      id: "edit",
      label: "编辑",
      permission: `${name}.edit`,
      do: [{ open: "edit", ...givenNames(fields, (field) => `{{ row.${field} }}`) }, { toast: "已保存" }],
    },
    {
      id: "delete",
      label: "删除",
      style: "danger",
      permission: `${name}.delete`,
      confirm: `确定删除${one}？删除后不能恢复。`,
      do: [{ call: `${name}.delete`, params }, { toast: "已删除" }],
    },
  ];
}

/** The text that identifies a record for users. */
function nameOf(fields: readonly RecordField[]): string | undefined {
  const first = fields.find(({ kind, reference }) => kind === "text" || reference);
  return first?.reference?.nameField ?? first?.name;
}

/** The plan of a file is shown, and what it says is imported from there. */
function importSteps(name: string): readonly Json[] {
  return [
    { upload: `${name}.importCheck`, param: "file", maxMb: 10, as: "plan" },
    { open: "importPlan", with: { plan: "{{ plan }}" } },
  ];
}

function exportStep(screen: string, title: string): Json {
  const extendParam = { screen, params: "{{ list.params }}", columns: "{{ list.columns }}" };
  return {
    job: "taskCentre.export",
    params: { fileType: "EXCEL", reportType: "screen", extendParam },
    title: `导出${title}`,
  };
}

/** The names of the records picked before, handed to pickers that search on the server. */
function givenNames(fields: readonly RecordField[], valueOf: (name: string) => string): Json {
  const names = fields.flatMap(({ reference }) => reference?.nameField ?? []);
  if (names.length === 0) return {};
  return { with: Object.fromEntries(names.map((field) => [field, valueOf(field)])) };
}

function formOf({ name, title, fields }: RecordScreen, folder: string, id: string): Json {
  return {
    $schema: path.relative(folder, "schemas/meta/dialog.schema.json"),
    version: LANGUAGE_VERSION,
    id,
    kind: "dialog",
    title,
    width: 520,
    permission: `${name}.edit`,
    ...inputsOf(fields),
    fields: fields.map(controlOf),
  };
}

/** The inputs of the form with the names that its pickers begin with. */
function inputsOf(fields: readonly RecordField[]): Json {
  const names = fields.flatMap(({ reference }) => reference?.nameField ?? []);
  if (names.length === 0) return {};
  return { inputs: Object.fromEntries(names.map((field) => [field, { type: "string", optional: true }])) };
}

function controlOf({ name, reference }: RecordField): string | Json {
  if (!reference) return name;
  const { call, search, value, label, nameField } = reference;
  const params = { [search]: `{{ given.${nameField} ?? '' }}` };
  return { field: name, kind: "options", search, source: { call, params, value, label } };
}
