import { expect, test } from "vitest";
import type { PermissionTree } from "../../access/permission-tree.ts";
import type { CodeTable } from "./code-tables.ts";
import { presentDocument } from "./present-document.ts";

const permissions: PermissionTree = new Map([
  ["staff", { code: "staff", title: "用户管理", resourceType: "MENU", ancestors: [] }],
  ["staff.add", { code: "staff.add", title: "新增", resourceType: "BUTTON", ancestors: ["staff"] }],
]);

const userStatus: CodeTable = {
  name: "userStatus",
  title: "用户状态",
  values: [
    { value: 1, label: "启用" },
    { value: 0, label: "停用" },
  ],
};

const present = (document: object) =>
  presentDocument(document, permissions, new Map([["userStatus", userStatus]])) as {
    readonly paths: { readonly [path: string]: { readonly [method: string]: Record<string, unknown> } };
    readonly components: { readonly schemas: Record<string, unknown> };
  };

const presentOperation = (operation: object) =>
  present({ info: { title: "用户" }, servers: [{ url: "/api" }], paths: { "/add": { post: operation } } })
    .paths["/api/add"]?.["post"];

test("an operation says its whole address, permission, effect and what is assumed of it", () => {
  const presented = presentOperation({
    operationId: "user.add",
    summary: "新增用户",
    "x-effect": "write",
    "x-permission": ["staff.add", "staff"],
    "x-assumed": ["method", "path"],
    "x-job": { poll: "task" },
  });
  expect(presented).toEqual({
    operationId: "user.add",
    summary: "新增用户【假定】",
    tags: ["用户"],
    "x-job": { poll: "task" },
    description:
      "**权限**：`staff.add` 用户管理 › 新增，`staff` 用户管理（有其中一项即可）\n\n**作用**：写入\n\n**假定**：请求方式、路径",
  });
});

test("an operation without a code says who else may call it, and a planned one that nobody serves it", () => {
  expect(
    presentOperation({ summary: "登录", "x-effect": "read", "x-permission": "public", "x-planned": true }),
  ).toMatchObject({
    summary: "登录【尚未提供】",
    description: "**权限**：无需登录\n\n**作用**：只读\n\n**尚未提供**",
  });
});

test("a socket says that no request serves it", () => {
  const socket = {
    summary: "沟通消息",
    "x-effect": "read",
    "x-permission": "signed-in",
    "x-socket": true,
  } as const;
  expect(presentOperation(socket)).toMatchObject({
    description: "**权限**：登录后即可使用\n\n**作用**：只读\n\n**连接方式**：WebSocket，由系统页面保持连接",
  });
});

test("fields say their title, whether they are assumed, and the values of their code table", () => {
  const { schemas } = present({
    components: {
      schemas: {
        Plain: {
          type: "object",
          properties: { title: { title: "标题", type: "string", description: "必须唯一" } },
        },
        Status: { title: "状态", type: "integer", "x-enum": "userStatus" },
        Referring: { $ref: "#/components/schemas/Status", "x-assumed": true },
      },
    },
  }).components;
  expect(schemas).toEqual({
    Plain: {
      type: "object",
      properties: { title: { title: "标题", type: "string", description: "标题\n\n必须唯一" } },
    },
    Status: {
      title: "状态",
      type: "integer",
      description: "状态\n\n可选值（用户状态 userStatus）：`1` 启用，`0` 停用",
    },
    Referring: {
      $ref: "#/components/schemas/Status",
      description: "状态【假定】\n\n可选值（用户状态 userStatus）：`1` 启用，`0` 停用",
    },
  });
});

test("a parameter has the words of its schema, and an example stays a value", () => {
  const operation = presentOperation({
    parameters: [{ name: "id", in: "query", schema: { title: "编号", type: "integer" } }],
    example: { title: "a", "x-assumed": true },
  });
  expect(operation).toMatchObject({
    parameters: [{ name: "id", description: "编号" }],
    example: { title: "a", "x-assumed": true },
  });
});
