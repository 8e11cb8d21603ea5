import type { Contracts, FieldContract, OptionsSchema, VerbContract } from "../../contracts.ts";
import { createProject, type Project } from "../../project/project.ts";

const record = {
  type: "object",
  required: ["id", "name", "state", "amount"],
  properties: {
    id: { type: "integer", title: "编号" },
    name: { type: "string", title: "名称", maxLength: 10 },
    state: { type: "integer", title: "状态", "x-enum": "state" },
    amount: { type: ["number", "null"], title: "金额" },
  },
  additionalProperties: false,
};

const catalogue = {
  servers: [{ url: "/api" }],
  paths: {
    "/thing/list": operation("post", {
      operationId: "thing.list",
      summary: "列表",
      "x-effect": "read",
      "x-permission": "thing",
      "x-paging": { page: "pageNum", size: "pageSize", rows: "list", total: "total" },
      "x-sort": { by: "sortField", order: "sortOrder", ascending: "asc", descending: "desc" },
      request: {
        sortField: { enum: ["name", "amount"] },
        sortOrder: { enum: ["asc", "desc"] },
        amountMin: { type: "number", title: "最低金额" },
        amountMax: { type: "number", title: "最高金额" },
        name: { type: "string", title: "名称" },
        states: { type: "array", title: "状态", items: { type: "integer", "x-enum": "state" } },
      },
      result: {
        type: "object",
        required: ["list", "total"],
        properties: {
          list: { type: "array", items: { $ref: "#/components/schemas/Thing" } },
          total: { type: "integer" },
        },
      },
    }),
    "/thing/detail": operation("post", {
      operationId: "thing.detail",
      "x-effect": "read",
      "x-permission": "thing",
      request: { id: { type: "integer" } },
      required: ["id"],
      result: { $ref: "#/components/schemas/Thing" },
    }),
    "/thing/save": operation("post", {
      operationId: "thing.save",
      "x-effect": "write",
      "x-permission": "thing.edit",
      "x-timeout-message": "稍后再试",
      request: {
        id: { type: "integer" },
        name: { type: "string", title: "名称", maxLength: 10, pattern: "^\\S+$" },
        state: { type: "integer", title: "状态", "x-enum": "state", minimum: 0 },
        note: { type: ["string", "null"], title: "备注" },
      },
      required: ["name", "state"],
      result: { type: "null" },
    }),
    "/thing/saveLines": operation("post", {
      operationId: "thing.saveLines",
      "x-effect": "write",
      "x-permission": "thing.edit",
      request: {
        lines: { type: "array", title: "明细", items: { $ref: "#/components/schemas/Thing" } },
        marks: { type: "array", title: "标记", items: { type: "object", properties: {} } },
      },
      result: { type: "null" },
    }),
    "/thing/export": operation("post", {
      operationId: "thing.export",
      "x-effect": "read",
      "x-permission": "thing",
      "x-job": {
        id: "taskId",
        poll: "thing.exportState",
        param: "taskId",
        status: "status",
        done: [1],
        failed: [2],
      },
      result: { type: "object", properties: { taskId: { type: "string" } } },
    }),
    "/thing/export/{taskId}": operation("get", {
      operationId: "thing.exportState",
      "x-effect": "read",
      "x-permission": "thing",
      parameters: [{ name: "taskId", in: "path", schema: { type: "string" } }],
      result: { type: "object", properties: { status: { type: "integer" } } },
    }),
    "/kind/all": operation("get", {
      operationId: "kind.all",
      "x-effect": "read",
      "x-permission": "signed-in",
      result: { type: "array", items: { $ref: "#/components/schemas/Kind" } },
    }),
  },
  components: {
    schemas: {
      Thing: record,
      Kind: {
        type: "object",
        required: ["code", "children"],
        properties: {
          code: { type: "string" },
          children: { type: "array", items: { $ref: "#/components/schemas/Kind" } },
        },
      },
    },
  },
};

/** A list screen that uses a bit of everything. */
export const thingScreen = {
  version: 2,
  id: "thing.manage",
  kind: "list",
  title: "事项",
  permission: "thing",
  source: { call: "thing.list" },
  filters: ["name", { field: "states", initial: [1] }],
  columns: ["name", { field: "state", width: 90, fixed: "left" }, "amount"],
  rowActions: [
    { id: "edit", label: "编辑", permission: "thing.edit", do: [{ open: "edit" }, { reload: "row" }] },
  ],
  dialogs: {
    edit: {
      use: "thing.form",
      title: "编辑「{{ row.name }}」",
      record: { call: "thing.detail", params: { id: "{{ row.id }}" } },
      submit: { params: { id: "{{ row.id }}" } },
    },
  },
};

export const thingForm = {
  version: 2,
  id: "thing.form",
  kind: "dialog",
  title: "事项",
  form: { type: "object", properties: { name: {}, state: {}, note: { required: true } } },
  submit: { call: "thing.save" },
};

const phaseState = {
  name: "phase",
  title: "阶段",
  of: "thing.list",
  cases: [
    { value: "empty", label: "未开始", color: "warning", when: "{{ row.amount === null }}" },
    { value: "going", label: "进行中" },
  ],
};

/** A small project; `files` adds to its files, or replaces them (by the path below `schemas/`). */
export function sampleProject(files: { readonly [path: string]: object } = {}): Project {
  const all: Record<string, object> = {
    "api/thing.json": catalogue,
    "enums/state.json": {
      name: "state",
      values: [
        { value: 0, label: "停用" },
        { value: 1, label: "启用", color: "success" },
      ],
    },
    "states/phase.json": phaseState,
    "blocks/thing/form.json": thingForm,
    "screens/thing/manage.json": thingScreen,
    "screens/home.json": { version: 2, id: "home", kind: "custom", title: "首页", surface: "home" },
    ...files,
  };
  return createProject(
    new Map(Object.entries(all).map(([path, value]) => [`schemas/${path}`, JSON.stringify(value, null, 2)])),
  );
}

const stateOptions = options({ state: { "x-refers": "state" } });
const enumOptions = options({ enum: {}, multiple: {} });

export const sampleContracts: Contracts = {
  fields: [
    field("text", { control: options({ maxLength: {} }) }),
    field("number", { align: "right" }),
    field("enum", { chosen: true, cell: enumOptions, control: enumOptions }),
    field("state", { chosen: true, cell: stateOptions, control: stateOptions }),
    field("range", { parts: 2 }),
    field("options", { chosen: true, control: options({ source: {} }) }),
    field("phone", { formats: ["phone"] }),
  ],
  verbs: [
    verb("call", { params: {} }, { literal: ["call"], refers: { call: "operation" } }),
    verb("open", {}, { literal: ["open"], refers: { open: "dialog" } }),
    verb("reload", {}, { literal: ["reload"] }),
    verb("notify", { do: {}, link: { properties: { label: {}, do: {} } } }, { steps: ["do", "link"] }),
    verb("job", { params: {} }, { literal: ["job"], refers: { job: "operation" } }),
  ],
};

function field(kind: string, rest: Partial<FieldContract>): FieldContract {
  return {
    kind,
    summary: "",
    formats: [],
    align: "left",
    width: 120,
    cell: options({}),
    control: options({}),
    format: String,
    ...rest,
  };
}

function verb(name: string, args: OptionsSchema["properties"], rest: Partial<VerbContract>): VerbContract {
  return { verb: name, args: options({ [name]: {}, ...args }), ...rest };
}

function options(properties: OptionsSchema["properties"]): OptionsSchema {
  return { type: "object", properties, additionalProperties: false };
}

function operation(
  method: string,
  {
    request,
    required,
    result,
    ...rest
  }: { request?: object; required?: string[]; result: object; [fact: string]: unknown },
): object {
  const body = { type: "object", properties: request, required: required ?? [], additionalProperties: false };
  const envelope = { type: "object", properties: { code: { type: "string" }, result } };
  return {
    [method]: {
      ...rest,
      ...(request && { requestBody: { content: { "application/json": { schema: body } } } }),
      responses: { 200: { content: { "application/json": { schema: envelope } } } },
    },
  };
}
