import { describe, expect, it } from "vitest";
import { createProject } from "./project.ts";

const shared = {
  components: {
    schemas: {
      Code: { type: "string", title: "返回码" },
      User: { type: "object", properties: { id: { type: "integer", title: "编号" } }, required: ["id"] },
      Loop: { type: "object", properties: { next: { $ref: "#/components/schemas/Loop" } } },
    },
  },
};

const document = {
  servers: [{ url: "/api/auth/" }],
  paths: {
    "/auth/user/list": {
      post: {
        operationId: "userAdmin.list",
        summary: "用户列表",
        "x-effect": "read",
        "x-permission": "staff",
        "x-paging": { page: "pageNum", size: "pageSize", rows: "list", total: "total" },
        requestBody: {
          content: {
            "application/json": {
              schema: { type: "object", properties: { status: { type: "integer", title: "状态" } } },
            },
          },
        },
        responses: {
          200: {
            content: {
              "application/json": {
                schema: {
                  properties: {
                    code: { $ref: "shared.json#/components/schemas/Code" },
                    result: {
                      type: "object",
                      properties: {
                        list: { type: "array", items: { $ref: "shared.json#/components/schemas/User" } },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    "/user/{userId}": {
      delete: {
        operationId: "user.delete",
        "x-effect": "write",
        "x-permission": ["staff.delete", "admin"],
        parameters: [{ name: "userId", in: "path", schema: { type: "integer", title: "用户" } }],
      },
    },
  },
};

function project(extra: Record<string, unknown> = {}) {
  const files = { "schemas/api/userAdmin.json": document, "schemas/api/shared.json": shared, ...extra };
  return createProject(new Map(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)])));
}

describe("createProject", () => {
  it("reads an operation with its address, request, rows and permission, references followed", () => {
    const list = project().operations.get("userAdmin.list");
    expect(list).toMatchObject({
      title: "用户列表",
      method: "post",
      path: "/api/auth/auth/user/list",
      body: "json",
      effect: "read",
      permission: ["staff"],
    });
    expect(list?.request.properties?.status?.title).toBe("状态");
    expect(list?.row?.properties?.id).toEqual({ type: "integer", title: "编号" });
  });

  it("puts path parameters into the request and requires them", () => {
    const remove = project().operations.get("user.delete");
    expect(remove).toMatchObject({
      parameters: [{ name: "userId", in: "path" }],
      body: "none",
      permission: ["staff.delete", "admin"],
    });
    expect(remove?.request.required).toEqual(["userId"]);
  });

  it("reads how a list is ordered, how a job is followed and that an answer is a file", () => {
    const sort = { by: "sortField", order: "sortOrder", ascending: "asc", descending: "desc" };
    const job = { poll: "more.state", param: "id", status: "status", done: [1], failed: [2] };
    const content = { "application/vnd.ms-excel": { schema: { type: "string", format: "binary" } } };
    const { operations } = project({
      "schemas/api/more.json": {
        paths: {
          "/list": { get: { operationId: "more.list", "x-sort": sort } },
          "/start": { get: { operationId: "more.start", "x-job": job } },
          "/file": { get: { operationId: "more.file", responses: { 200: { content } } } },
        },
      },
    });
    expect(operations.get("more.list")).toMatchObject({ sort, job: undefined, answer: "json" });
    expect(operations.get("more.start")).toMatchObject({ job, sort: undefined });
    expect(operations.get("more.file")).toMatchObject({ answer: "file", result: { format: "binary" } });
  });

  it("reads derived states, broken ones as far as they go", () => {
    const cases = [{ value: "open", label: "未结" }];
    const { states } = project({
      "schemas/states/phase.json": { name: "phase", title: "阶段", of: "userAdmin.list", cases },
      "schemas/states/half.json": { cases: 1 },
    });
    expect(states.get("phase")).toEqual({ name: "phase", title: "阶段", of: "userAdmin.list", cases });
    expect(states.get("half")).toMatchObject({ title: "half", cases: [] });
  });

  it("reports references that lead nowhere or in a circle, and keeps the rest", () => {
    const broken = project({
      "schemas/api/other.json": {
        paths: {
          "/a": {
            get: {
              operationId: "other.a",
              responses: {
                200: {
                  content: {
                    "application/json": {
                      schema: { properties: { result: { $ref: "shared.json#/components/schemas/Nobody" } } },
                    },
                  },
                },
              },
            },
          },
          "/b": {
            get: {
              operationId: "other.b",
              responses: {
                200: {
                  content: {
                    "application/json": {
                      schema: { properties: { result: { $ref: "shared.json#/components/schemas/Loop" } } },
                    },
                  },
                },
              },
            },
          },
        },
      },
    });
    expect(broken.brokenReferences).toMatchObject([
      {
        file: "schemas/api/other.json",
        reference: "shared.json#/components/schemas/Nobody",
        reason: "missing",
      },
      { reason: "circular" },
    ]);
    expect(broken.operations.has("other.b")).toBe(true);
  });

  it("lets a permission code imply its ancestors, nearest first", () => {
    const codes = { codes: [{ code: "a", children: [{ code: "a.b", children: [{ code: "a.b.c" }] }] }] };
    const { permissions } = project({ "schemas/permissions/a.json": codes });
    expect(permissions.get("a.b.c")?.ancestors).toEqual(["a.b", "a"]);
    expect(permissions.get("a.b.c")?.pointer).toBe("/codes/0/children/0/children/0");
  });

  it("keeps the first of two screens with one id and lists both", () => {
    const twice = project({
      "schemas/screens/a.json": { id: "x", title: "甲" },
      "schemas/screens/b.json": { id: "x", title: "乙" },
    });
    expect(twice.screens.get("x")?.value.title).toBe("甲");
    expect(twice.entries).toHaveLength(2);
  });

  it("takes broken files as they come", () => {
    const texts = new Map([
      ["schemas/api/x.json", "[1, 2"],
      ["schemas/enums/y.json", "null"],
      ["schemas/routes/z.json", '{"routes": "none"}'],
    ]);
    const broken = createProject(texts);
    expect(broken.allOperations).toEqual([]);
    expect(broken.routes).toEqual([]);
    expect(broken.enums.get("y")).toEqual([]);
  });
});
