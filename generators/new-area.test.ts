import { describe, expect, it } from "vitest";
import { servedCatalogue } from "../server/operations/catalogue/served-catalogue.ts";
import { formatReport } from "./foreign/format-report.ts";
import { newArea } from "./new-area.ts";
import { productOfAreas } from "./testing/product-part.ts";

const { errorsOf, project, withFiles } = productOfAreas("role");

const TITLE = { title: "寄件", version: "1" };
const OK = { "200": { description: "ok", content: { "application/json": { schema: { type: "object" } } } } };

/** The area of these paths: the project with it, its operations by id, and the reports about one place. */
function convert(paths: object, rest: object = {}, openapi = "3.0.3") {
  const document = { openapi, info: TITLE, servers: [{ url: "https://api.example.com/v1" }], paths, ...rest };
  const area = newArea(project, document, { area: "parcel" });
  const changed = withFiles(area.files);
  expect(errorsOf(changed)).toEqual([]);
  expect(() => servedCatalogue(changed)).not.toThrow();
  const reasons = (operation: string) =>
    area.unconverted.filter((entry) => entry.operation === operation).map(({ reason }) => reason);
  return { ...area, operation: (id: string) => changed.operations.get(`parcel.${id}`), reasons, changed };
}

const answer = (schema: object, status = "200") => ({
  [status]: { description: "ok", content: { "application/json": { schema } } },
});

const body = (schema: object, media = "application/json") => ({ content: { [media]: { schema } } });

describe("an area from a foreign document", () => {
  it("begins a document, codes for reading and writing, and operations that nobody serves yet", () => {
    const { files, operation, changed } = convert({
      "/parcels": {
        get: { operationId: "list-parcels", summary: "寄件列表", responses: OK },
        post: { summary: "登记寄件", responses: { "204": { description: "done" } } },
      },
    });
    expect([...files.keys()]).toEqual(["schemas/api/parcel.json", "schemas/permissions/parcel.json"]);
    expect(operation("listParcels")).toMatchObject({
      method: "get",
      path: "/v1/parcels",
      title: "寄件列表",
      effect: "read",
      permission: ["parcel.view"],
      planned: true,
    });
    // Without an id of its own it is named by its address; an answer without content is null.
    expect(operation("postParcels")).toMatchObject({
      effect: "write",
      permission: ["parcel.edit"],
      result: { type: "null" },
    });
    expect(changed.permissions.get("parcel.edit")?.ancestors).toEqual(["parcel"]);
  });

  it("reads 3.0: nullable, limits by a flag, references of every sort, parameters of the path", () => {
    const { operation } = convert(
      {
        "/parcels/{parcel-id}": {
          parameters: [{ $ref: "#/components/parameters/Id" }],
          put: {
            operationId: "change",
            requestBody: { $ref: "#/components/requestBodies/Parcel" },
            responses: { "200": { $ref: "#/components/responses/Parcel" } },
          },
        },
      },
      {
        components: {
          parameters: { Id: { name: "parcel-id", in: "path", required: true, schema: { type: "integer" } } },
          requestBodies: { Parcel: body({ $ref: "#/components/schemas/Parcel" }) },
          responses: {
            Parcel: { description: "ok", ...body({ $ref: "#/components/schemas/Parcel" }) },
          },
          schemas: {
            Place: { type: "object", properties: { city: { type: "string", maxLength: 20 } } },
            Named: { type: "object", properties: { name: { type: "string", maxLength: 20 } } },
            Parcel: {
              type: "object",
              required: ["id", "weight"],
              properties: {
                id: { type: "integer", readOnly: true },
                memo: { type: "string", nullable: true, title: "备注" },
                weight: { type: "number", minimum: 0, exclusiveMinimum: true, maximum: 50 },
                from: { allOf: [{ $ref: "#/components/schemas/Place" }], nullable: true },
                person: { allOf: [{ $ref: "#/components/schemas/Named" }], required: ["name"] },
              },
            },
          },
        },
      },
    );
    const change = operation("change");
    expect(change?.path).toBe("/v1/parcels/{parcel_id}");
    expect(change?.request.required).toEqual(["weight", "parcel_id"]);
    expect(change?.request.properties).toMatchObject({
      memo: { type: ["string", "null"], title: "备注", maxLength: 500 },
      weight: { exclusiveMinimum: 0, maximum: 50 },
      from: { type: ["object", "null"], properties: { city: { maxLength: 20 } } },
      person: { type: "object", required: ["name"] },
    });
    expect(change?.request.properties).not.toHaveProperty("id");
    expect(change?.result.required).toEqual(["id", "weight"]);
    expect(change?.result.properties?.memo).not.toHaveProperty("maxLength");
  });

  it("reads 3.1: lists of types, a choice with null, a record that contains itself, a map", () => {
    const node = {
      type: "object",
      properties: {
        parent: { anyOf: [{ $ref: "#/components/schemas/Node" }, { type: "null" }] },
        count: { type: ["integer", "null"] },
        labels: { type: "object", additionalProperties: { type: "string" } },
      },
    };
    const { operation, reasons } = convert(
      {
        "/nodes": { get: { operationId: "node", responses: answer({ $ref: "#/components/schemas/Node" }) } },
      },
      { components: { schemas: { Node: node } } },
      "3.1.0",
    );
    expect(operation("node")?.result.properties).toMatchObject({
      parent: { type: ["object", "null"] },
      count: { type: ["integer", "null"] },
      labels: { maxProperties: 1000, additionalProperties: { type: "string" } },
    });
    expect(reasons("GET /nodes")).not.toContainEqual(expect.stringContaining("包含其自身"));
  });

  it("puts the parts of allOf together, and the shapes of oneOf side by side, which it tells", () => {
    const named = { type: "object", required: ["name"], properties: { name: { type: "string" } } };
    const shape = (required: string, optional: string) => ({
      type: "object",
      required: ["kind", required],
      properties: {
        kind: { type: "string" },
        [required]: { type: "string" },
        [optional]: { type: "string" },
      },
    });
    const { operation, reasons } = convert({
      "/shapes": {
        get: {
          operationId: "all",
          responses: answer({ allOf: [named, { properties: { age: { type: "integer" } } }] }),
        },
        post: {
          operationId: "one",
          requestBody: body({ oneOf: [shape("circle", "size"), shape("square", "size")] }),
          responses: OK,
        },
      },
    });
    expect(Object.keys(operation("all")?.result.properties ?? {})).toEqual(["name", "age"]);
    const { request } = operation("one") ?? {};
    expect(Object.keys(request?.properties ?? {}).toSorted()).toEqual(["circle", "kind", "size", "square"]);
    expect(request?.required).toEqual(["kind"]);
    expect(reasons("POST /shapes")).toContainEqual(expect.stringContaining("2 种结构任选其一"));
  });

  it("takes the contents out of another envelope, finds its paging, and tells where there is none", () => {
    const page = {
      type: "object",
      properties: { rows: { type: "array", items: { type: "object" } }, total: { type: "integer" } },
    };
    const parameters = ["page", "page_size"].map((name) => ({
      name,
      in: "query",
      schema: { type: "integer" },
    }));
    const wrapped = {
      type: "object",
      properties: { code: { type: "integer" }, msg: { type: "string" }, data: page },
    };
    const { operation, reasons } = convert({
      "/wrapped": { get: { operationId: "wrapped", parameters, responses: answer(wrapped) } },
      "/bare": { post: { operationId: "bare", responses: answer(page, "201") } },
    });
    expect(operation("wrapped")?.paging).toEqual({
      page: "page",
      size: "page_size",
      rows: "rows",
      total: "total",
    });
    expect(reasons("GET /wrapped")).toContain("信封为 code、msg、data");
    expect(Object.keys(operation("bare")?.result.properties ?? {})).toEqual(["rows", "total"]);
    expect(reasons("POST /bare")).toEqual(
      expect.arrayContaining(["成功时状态为 201", "返回没有信封（code、message、result）"]),
    );
  });

  it("sends fields as JSON and files as a form; other answers than JSON are files", () => {
    const fields = { type: "object", properties: { text: { type: "string" } } };
    const file = { type: "object", properties: { scan: { type: "string", format: "binary" } } };
    const pdf = { "200": { description: "ok", content: { "application/pdf": {} } } };
    const { operation, reasons } = convert({
      "/fields": {
        post: {
          operationId: "fields",
          requestBody: body(fields, "application/x-www-form-urlencoded"),
          responses: OK,
        },
      },
      "/file": {
        post: { operationId: "file", requestBody: body(file, "multipart/form-data"), responses: pdf },
      },
    });
    expect(operation("fields")).toMatchObject({ body: "json" });
    expect(reasons("POST /fields")).toContain("以 URL 编码表单发送");
    expect(operation("file")).toMatchObject({ body: "multipart", answer: "file" });
    expect([...(operation("file")?.uploads.keys() ?? [])]).toEqual(["scan"]);
  });

  it("tells what it leaves out: headers, objects in an address, patterns, times with a zone", () => {
    const { operation, reasons } = convert({
      "/parcels": {
        get: {
          operationId: "list",
          parameters: [
            { name: "X-Trace", in: "header", schema: { type: "string" } },
            { name: "filter", in: "query", style: "deepObject", schema: { type: "object" } },
            { name: "code", in: "query", schema: { type: "string", pattern: "(a+)+$" } },
            { name: "since", in: "query", schema: { type: "string", format: "date-time" } },
          ],
          responses: OK,
        },
      },
    });
    expect(Object.keys(operation("list")?.request.properties ?? {})).toEqual(["filter", "code", "since"]);
    expect(operation("list")?.request.properties?.code).not.toHaveProperty("pattern");
    expect(reasons("GET /parcels")).toEqual(
      expect.arrayContaining([
        "参数在 header 中，目录只有地址和查询参数",
        "查询参数是一个对象",
        "正则“(a+)+$”未经核对，可能无法执行或耗时过长",
        "名称不是中文",
      ]),
    );
  });
});

describe("what a foreign document has and the catalogue cannot say", () => {
  it.each([
    ["a list as body", "/a", "post", { requestBody: body({ type: "array", items: { type: "string" } }) }],
    ["a body of another medium", "/a", "post", { requestBody: body({ type: "string" }, "application/xml") }],
    [
      "a stream",
      "/a",
      "get",
      { responses: { "200": { description: "", content: { "text/event-stream": {} } } } },
    ],
    ["a method that is not served", "/a", "options", {}],
    ["an address with a query", "/a?b=c", "get", {}],
    ["a parameter beside other letters", "/a/{id}.json", "get", {}],
  ])("%s is refused with its reason, and the rest is taken", (_what, path, method, operation) => {
    const { converted, refused, reasons } = convert({
      "/good": { get: { operationId: "good", responses: OK } },
      [path]: { [method]: { responses: OK, ...operation } },
    });
    expect([converted, refused]).toEqual([1, 1]);
    expect(reasons(`${method.toUpperCase()} ${path}`)).toContainEqual(expect.stringMatching(/^接口未转换：/));
  });

  it("two operations at one address are one, and the second is told", () => {
    const { refused, reasons } = convert({
      "/a/{id}": { get: { operationId: "byId", responses: OK } },
      "/a/{key}": { get: { operationId: "byKey", responses: OK } },
    });
    expect(refused).toBe(1);
    expect(reasons("GET /a/{key}")).toContain("接口未转换：地址与“parcel.byId”相同");
  });

  it("a reference that leads out of the document leaves its place open, and is told", () => {
    const { operation, reasons } = convert({
      "/a": { get: { operationId: "a", responses: answer({ $ref: "other.json#/Parcel" }) } },
    });
    expect(operation("a")?.result).toEqual({});
    expect(reasons("GET /a")).toContain("引用“other.json#/Parcel”不在本文档内");
  });

  it.each([
    [{ swagger: "2.0" }, "请先转成 OpenAPI 3"],
    [{ openapi: "4.0.0" }, "不是 OpenAPI 3.0 或 3.1"],
    [{ openapi: "3.0.0", info: { title: "role" }, paths: {} }, "区域“role”已存在"],
    [{ openapi: "3.0.0", info: TITLE, paths: {} }, "--area"],
    [{ openapi: "3.0.0", info: { title: "nothing" }, paths: {} }, "没有可以转换的接口"],
  ])("%j is refused as a whole", (document, reason) => {
    expect(() => newArea(project, document)).toThrow(new RegExp(reason));
  });

  it("is told once for each reason, with the operations and places, refused operations first", () => {
    const entry = { reason: "原文没有上限", todo: "请改小" };
    const lines = formatReport([
      { ...entry, operation: "GET /a", place: "x" },
      { ...entry, operation: "GET /a", place: "y" },
      { ...entry, operation: "GET /b", place: "" },
      { operation: "GET /c", place: "", reason: "接口未转换：地址含查询串", todo: "请改地址" },
    ]);
    const refused = ["", "  接口未转换：地址含查询串（1 处）。请改地址。", "    GET /c"];
    expect(lines).toEqual([
      ...refused,
      "",
      "  原文没有上限（3 处）。请改小。",
      "    GET /a：x、y",
      "    GET /b",
    ]);
  });
});
