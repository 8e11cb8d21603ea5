import { describe, expect, it } from "vitest";
import { parseCatalogueFile } from "./catalogue-file.ts";
import { valueAt } from "./follow-references.ts";
import { joinPointer } from "./schema-file.ts";

const text = `{
  "title": "寄件登记",
  "base": "/api/fcp",
  "operations": {
    "parcel.page": {
      "post": "/parcel/page",
      "summary": "寄件列表",
      "permission": ["parcel"],
      "assumed": ["path", "body"],
      "resource": { "record": "parcel", "does": "page" },
      "body": {
        "pageNum": "PageNumber",
        "...Parcel": ["recipient", "cost?"],
        "content?": { "title": "内容", "type": "string", "x-assumed": false }
      },
      "result": { "page": "Parcel" }
    },
    "parcel.detail": {
      "get": "/parcel/{id}",
      "effect": "read",
      "base": "/api",
      "path": { "id": { "$ref": "Id", "title": "寄件" } },
      "query": { "year?": { "title": "年", "type": "integer" } },
      "result": { "$ref": "company/Company.name", "title": "名称" }
    },
    "parcel.print": { "post": "/parcel/print", "form?": { "file": { "format": "binary" } }, "file": {} }
  },
  "schemas": {
    "Parcel": {
      "title": "寄件",
      "x-assumed": "fields",
      "fields": {
        "recipient": { "title": "收件人", "type": "string" },
        "cost": { "title": "费用", "type": "number" },
        "lines?": { "title": "物品", "list": { "fields": { "name": { "title": "名称" } } } }
      }
    }
  }
}
`;
const file = parseCatalogueFile("schemas/api/parcel.json", text);
const lines = text.split("\n");
const lineOf = (...steps: readonly (string | number)[]) =>
  lines[file.locate(joinPointer("", ...steps)).line - 1]?.trim() ?? "";
const at = (...steps: readonly (string | number)[]) => valueAt(file.value, joinPointer("", ...steps));

const page = ["paths", "/parcel/page", "post"] as const;
const body = [...page, "requestBody", "content", "application/json", "schema"] as const;
const detail = ["paths", "/parcel/{id}", "get"] as const;
const result = ["responses", "200", "content", "application/json", "schema", "properties", "result"] as const;
const shared = (name: string) => ({ $ref: `shared.json#/components/schemas/${name}` });
const field = (name: string) => ({ $ref: `#/components/schemas/Parcel/properties/${name}` });

describe("an area in the short form stands for OpenAPI:", () => {
  it("head, address, extensions and the parts that are assumed", () => {
    expect(file.value).toMatchObject({
      openapi: "3.1.0",
      info: { title: "寄件登记", version: "1.0.0" },
      servers: [{ url: "/api/fcp" }],
    });
    expect(at(...page)).toMatchObject({
      operationId: "parcel.page",
      summary: "寄件列表",
      "x-effect": "read",
      "x-permission": ["parcel"],
      "x-assumed": ["path"],
      "x-resource": { record: "parcel", does: "page" },
    });
    expect(at("paths", "/parcel/{id}", "servers")).toEqual([{ url: "/api" }]);
  });

  it("a body with references, the fields of a record, and one that is not assumed", () => {
    const assumed = { "x-assumed": true };
    expect(at(...page, "requestBody")).toEqual({
      required: true,
      content: {
        "application/json": {
          schema: {
            type: "object",
            required: ["pageNum", "recipient"],
            properties: {
              pageNum: { ...shared("PageNumber"), ...assumed },
              recipient: { ...field("recipient"), ...assumed },
              cost: { ...field("cost"), ...assumed },
              content: { title: "内容", type: "string" },
            },
            additionalProperties: false,
          },
        },
      },
    });
  });

  it("parameters, with those in the path first", () => {
    expect(at(...detail, "parameters")).toEqual([
      { name: "id", in: "path", required: true, schema: { ...shared("Id"), title: "寄件" } },
      { name: "year", in: "query", schema: { title: "年", type: "integer" } },
    ]);
  });

  it("an answer in its envelope, a page, a field of another area, a file", () => {
    const envelope = at(...page, ...result.slice(0, 5)) as { properties: object };
    expect(envelope).toMatchObject({ required: ["code", "message", "result"], additionalProperties: false });
    expect(envelope.properties).toEqual({
      code: shared("EnvelopeCode"),
      message: shared("EnvelopeMessage"),
      result: {
        type: "object",
        required: ["list", "total"],
        properties: {
          list: { title: "列表", type: "array", items: { $ref: "#/components/schemas/Parcel" } },
          total: shared("Total"),
        },
        additionalProperties: false,
      },
    });
    expect(at(...detail, ...result)).toEqual({
      $ref: "company.json#/components/schemas/Company/properties/name",
      title: "名称",
    });
    expect(at("paths", "/parcel/print", "post")).toMatchObject({
      requestBody: { required: false, content: { "multipart/form-data": {} } },
      responses: { "200": { content: { "application/octet-stream": { schema: { format: "binary" } } } } },
    });
  });

  it("records with fields that may be left out, lists, and marks at any depth", () => {
    const assumed = { "x-assumed": true };
    expect(at("components", "schemas", "Parcel")).toEqual({
      title: "寄件",
      type: "object",
      required: ["recipient", "cost"],
      properties: {
        recipient: { title: "收件人", type: "string", ...assumed },
        cost: { title: "费用", type: "number", ...assumed },
        lines: {
          title: "物品",
          type: "array",
          items: {
            type: "object",
            required: ["name"],
            properties: { name: { title: "名称", ...assumed } },
            additionalProperties: false,
          },
          ...assumed,
        },
      },
      additionalProperties: false,
    });
  });
});

describe("a place in OpenAPI leads to the line that says it:", () => {
  it.each<[readonly (string | number)[], string]>([
    [["info", "title"], '"title": "寄件登记",'],
    [["servers", 0, "url"], '"base": "/api/fcp",'],
    [[...page, "operationId"], '"parcel.page": {'],
    [[...page, "x-effect"], '"resource": {'],
    [[...page, "x-permission", 0], '"permission": ["parcel"],'],
    [[...page, "x-version"], '"parcel.page": {'],
    [[...body, "properties", "pageNum", "$ref"], '"pageNum": "PageNumber",'],
    [[...body, "properties", "cost"], '"...Parcel": ["recipient", "cost?"],'],
    [[...body, "properties", "content", "type"], '"content?": {'],
    [[...body, "additionalProperties"], '"body": {'],
    [[...page, ...result, "properties", "list", "items", "$ref"], '"result": { "page": "Parcel" }'],
    [[...detail, "parameters", 0, "schema", "title"], '"path": { "id": {'],
    [[...detail, "parameters", 1, "name"], '"query": { "year?": {'],
    [["paths", "/parcel/{id}", "servers", 0], '"base": "/api",'],
    [["components", "schemas", "Parcel", "properties", "cost", "title"], '"cost": { "title": "费用"'],
    [
      ["components", "schemas", "Parcel", "properties", "lines", "items", "properties", "name"],
      '"lines?": { "title": "物品", "list": { "fields": { "name"',
    ],
  ])("%j", (steps, line) => {
    expect(lineOf(...steps)).toContain(line);
  });

  it("of a name to where the name stands", () => {
    const address = file.locate(joinPointer("", "paths", "/parcel/page"), "key");
    expect(lines[address.line - 1]?.slice(address.column - 1)).toBe('"/parcel/page",');
    const schema = joinPointer("", "components", "schemas", "Parcel", "properties", "lines");
    const name = file.locate(schema, "key");
    expect(lines[name.line - 1]?.slice(name.column - 1)).toMatch(/^"lines\?": /);
    const word = file.findWord(schema, "lines", { of: "key" });
    expect(text.slice(word?.start, word?.end)).toBe("lines");
  });

  it("and an offset in a text to the character", () => {
    const pointer = joinPointer("", ...page, "summary");
    const { line, column } = file.locateInString(pointer, 2);
    expect(lines[line - 1]?.slice(column - 1)).toBe('列表",');
  });
});

describe("other documents are read as they are:", () => {
  it.each([
    ["OpenAPI", { openapi: "3.1.0", paths: {}, schemas: {} }],
    ["an older version", { swagger: "2.0", operations: {} }],
    ["what describes nothing", { components: {} }],
    ["no object", [1, 2]],
  ])("%s", (_what, value) => {
    expect(parseCatalogueFile("schemas/api/a.json", JSON.stringify(value)).value).toEqual(value);
  });

  it("parts in the words of OpenAPI stay beside short ones", () => {
    const item = { get: { operationId: "a.get" }, parameters: [] };
    const responses = { "201": { description: "已建立" } };
    const written = {
      title: "甲",
      tags: [{ name: "甲" }],
      operations: { "a.add": { post: "/a", "x-query": 1, responses } },
      paths: { "/a": item },
      components: { responses: { A: {} }, schemas: { Full: { type: "string" } } },
      schemas: { Short: "Full" },
    };
    expect(parseCatalogueFile("schemas/api/a.json", JSON.stringify(written)).value).toMatchObject({
      tags: [{ name: "甲" }],
      paths: { "/a": { ...item, post: { operationId: "a.add", "x-query": 1, responses } } },
      components: {
        responses: { A: {} },
        schemas: { Full: { type: "string" }, Short: { $ref: "#/components/schemas/Full" } },
      },
    });
  });
});

describe("the usual operations of a record", () => {
  const fields = `"fields": {
      "id": { "$ref": "Id", "title": "编号" },
      "recipient": { "title": "收件人", "type": "string" },
      "weight": { "title": "重量", "type": ["number", "null"] },
      "sent?": { "title": "寄出日期", "type": "string", "format": "date" },
      "createTime": { "$ref": "DateTime" },
      "rowVersion?": "RowVersion"
    }`;
  const records = `{
  "title": "寄件",
  "records": {
    "Parcel": {
      "read": "parcel",
      "write": ["parcel.edit", "parcel.add"]
    }
  },
  "operations": {
    "parcel.detail": { "get": "/one", "result": "Parcel" }
  },
  "schemas": {
    "Parcel": { "title": "寄件", "x-record": { "name": "parcel" }, ${fields} }
  }
}`;
  const described = parseCatalogueFile("schemas/api/parcel.json", records);
  const paths = (described.value as { paths: Record<string, Record<string, object>> }).paths;
  const lineOfPart = (...steps: readonly string[]) =>
    records.split("\n")[described.locate(joinPointer("", "paths", ...steps)).line - 1]?.trim();

  it("follow from its fields, as far as codes are named for them, unless they are written out", () => {
    expect(Object.keys(paths)).toEqual(["/one", "/parcel/page", "/parcel/add", "/parcel/update"]);
    expect(paths["/parcel/update"]?.post).toMatchObject({
      operationId: "parcel.update",
      summary: "修改寄件",
      "x-permission": ["parcel.edit", "parcel.add"],
      "x-version": { of: "parcel", by: "id", read: "parcel.page" },
    });
    const asked = (path: string) => {
      const schema = valueAt(paths[path], "/post/requestBody/content/application~1json/schema");
      return schema as { readonly required: string[]; readonly properties: Record<string, unknown> };
    };
    expect(asked("/parcel/add").required).toEqual(["recipient"]);
    expect(Object.keys(asked("/parcel/add").properties)).toEqual(["recipient", "weight", "sent"]);
    const { sortField, ...filters } = asked("/parcel/page").properties;
    expect(sortField).toMatchObject({ enum: ["weight", "sent", "createTime"] });
    expect(Object.keys(filters).slice(2)).toEqual(["recipient", "sentFrom", "sentTo", "sortOrder"]);
  });

  it("stand, for a finding, where they are asked for", () => {
    expect(lineOfPart("/parcel/page")).toBe('"read": "parcel",');
    expect(lineOfPart("/parcel/page", "post", "x-paging", "page")).toBe('"read": "parcel",');
    expect(lineOfPart("/parcel/update", "post", "x-permission", "1")).toContain('"write": [');
    expect(lineOfPart("/parcel/update", "post", "requestBody")).toContain('"write": [');
    expect(lineOfPart("/one", "get")).toContain('"parcel.detail"');
  });
});
