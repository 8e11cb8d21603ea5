import { contracts } from "../../../contracts.ts";
import { createProject, type Project } from "../../project/project.ts";
import type { Change } from "../change.ts";
import { reviewProjects } from "../review.ts";
import { reviewedCatalogue } from "./reviewed-catalogue.ts";

/** The parsed value of a file, for a test to change. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests reach into files of every kind
export type Editable = any;

const listScreen = {
  version: 2,
  id: "client.list",
  kind: "list",
  title: "客户列表",
  permission: "client",
  pageSize: 20,
  source: { call: "client.page", params: { period: "{{ period }}" } },
  tabs: {
    field: "name",
    items: [
      { id: "active", label: "服务中", value: "1", permission: "client", edition: { versionClass: ["ZZ"] } },
      { id: "stopped", label: "已停止", value: "0" },
    ],
  },
  filters: [
    {
      field: "name",
      visible: "{{ period !== '' && session.userId > 0 }}",
      edition: { versionClass: ["ZZ"] },
    },
    "period",
  ],
  columns: [
    {
      field: "name",
      width: 200,
      permission: "client",
      visible: "{{ period !== '' && session.userId > 0 }}",
      edition: { versionClass: ["ZZ"] },
    },
    "phone",
    "status",
  ],
  refresh: [
    { every: 1000, rows: "{{ row.status === 1 }}", then: [{ toast: "好了" }] },
    { every: 2000, rows: "{{ row.status === 0 }}", source: { call: "client.page" } },
  ],
  toolbar: [{ id: "add", label: "新增", permission: "client.edit", do: [{ open: "edit" }] }],
  rowActions: [
    {
      id: "stop",
      label: "停止服务",
      permission: "client.stop",
      edition: { versionClass: ["ZZ"] },
      visible: "{{ row.status === 1 && row.id > 0 }}",
      disabled: [{ when: "{{ row.id === 1 || row.id === 2 }}", reason: "内置客户" }],
      confirm: "确定停止「{{ row.name }}」的服务？",
      do: [
        { call: "client.stop", params: { id: "{{ row.id }}", status: 0 } },
        { reload: "row" },
        { toast: "已停止" },
      ],
    },
  ],
  dialogs: {
    edit: {
      use: "client.form",
      title: "编辑客户",
      permission: "client.edit",
      record: { call: "client.detail", params: { id: "{{ row.id }}" } },
    },
  },
  examples: [{ name: "已停止的不能再停", as: ["client"], row: { status: 0 }, expect: { stop: "hidden" } }],
};

const detailScreen = {
  version: 2,
  id: "client.detail",
  kind: "page",
  title: "客户详情",
  permission: "client",
  record: { call: "client.detail", params: { id: "{{ given.id }}" } },
  sections: [
    {
      id: "main",
      title: "基本信息",
      permission: "client",
      visible: "{{ record.id > 0 && record.status === 1 }}",
      edition: { versionClass: ["ZZ"] },
      fields: ["name", { field: "phone", visible: "{{ record.id > 0 && record.status === 1 }}" }],
    },
    { id: "more", title: "其他", fields: ["status"] },
  ],
  dialogs: { edit: { use: "client.form", title: "修改客户", permission: "client.edit" } },
};

const tabsScreen = {
  version: 2,
  id: "client.tabs",
  kind: "tabs",
  title: "客户",
  permission: "client",
  items: [
    {
      id: "detail",
      label: "详情",
      screen: "client.detail",
      visible: "{{ session.userId > 0 && period !== '' }}",
    },
  ],
};

const clientForm = {
  version: 2,
  id: "client.form",
  kind: "dialog",
  title: "客户",
  form: {
    type: "object",
    properties: {
      name: {},
      phone: { required: true, "x-validator": { maxLength: 11, message: "电话太长" } },
    },
  },
  submit: { call: "client.save" },
};

const FILES: Readonly<Record<string, object>> = {
  "api/client.json": reviewedCatalogue,
  "screens/client/list.json": listScreen,
  "screens/client/detail.json": detailScreen,
  "screens/client/tabs.json": tabsScreen,
  "blocks/client/form.json": clientForm,
  "permissions/client.json": {
    group: "client",
    title: "客户",
    codes: [
      {
        code: "client",
        title: "客户管理",
        resourceType: "MENU",
        children: [
          { code: "client.edit", title: "编辑客户", resourceType: "BUTTON" },
          { code: "client.stop", title: "停止服务", resourceType: "BUTTON" },
        ],
      },
      { code: "staff", title: "员工", resourceType: "MENU" },
    ],
  },
  "permissions/for-everyone.json": {
    group: "for-everyone",
    title: "不需要权限",
    public: [],
    "signed-in": [],
  },
  "routes/client.json": {
    group: "client",
    menu: {
      id: "client",
      title: "客户",
      order: 10,
      sections: [{ title: "常用", entries: ["/client/list", "/client/detail"] }],
    },
    routes: [
      {
        path: "/client/list",
        title: "客户列表",
        screen: "client.list",
        permission: "client",
        requiresAuth: true,
        edition: { versionClass: ["ZZ"] },
      },
      { path: "/client/detail", title: "客户详情", screen: "client.detail", permission: "client" },
      { path: "/client/later", title: "以后", planned: true, permission: "client" },
    ],
  },
  "enums/clientStatus.json": {
    name: "clientStatus",
    title: "客户状态",
    values: [
      { value: 1, label: "服务中", color: "success" },
      { value: 0, label: "已停止" },
    ],
  },
  "states/phase.json": {
    name: "phase",
    title: "阶段",
    of: "client.page",
    cases: [
      { value: "going", label: "进行中", when: "{{ row.status === 1 }}" },
      { value: "stopped", label: "停了", when: "{{ row.status === 0 }}" },
    ],
  },
  "messages/shell.json": { version: 2, area: "shell", texts: { confirm: "确定", cancel: "取消" } },
};

/** Files by their path below `schemas/`; a text is taken as it is, undefined takes the file away. */
export type Edits = Readonly<Record<string, ((file: Editable) => unknown) | string | undefined>>;

/** A small project of clients that has a bit of everything, with some files changed or added. */
export function reviewedProject(edits: Edits = {}): Project {
  const paths = new Set([...Object.keys(FILES), ...Object.keys(edits)]);
  return createProject(
    new Map(
      [...paths].flatMap((path) => {
        const edit = edits[path];
        if (path in edits && edit === undefined) return [];
        return [[`schemas/${path}`, typeof edit === "string" ? edit : edited(FILES[path], edit)] as const];
      }),
    ),
  );
}

function edited(file: object | undefined, edit: ((file: Editable) => unknown) | undefined): string {
  const value: Editable = structuredClone(file ?? {});
  edit?.(value);
  return JSON.stringify(value, null, 2);
}

/** The sentences about the edits; `backwards` as if they were taken back. */
export function reviewEdits(
  edits: Edits,
  direction: "forwards" | "backwards" = "forwards",
): readonly Change[] {
  const [before, after] = [reviewedProject(), reviewedProject(edits)];
  return direction === "forwards"
    ? reviewProjects(before, after, contracts)
    : reviewProjects(after, before, contracts);
}
