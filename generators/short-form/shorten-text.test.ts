import { describe, expect, it } from "vitest";
import { parseCatalogueFile } from "../../src/schema/project/catalogue-file.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { formatText } from "../../scripts/format-text.ts";
import { canonicalDocument } from "./canonical-document.ts";
import { shortenText } from "./shorten-text.ts";

const { files } = await readProject(".");
const areas = [...files.values()].filter(({ path }) => path.startsWith("schemas/api/"));

/** The document that the short form of a document stands for. */
function throughShort(document: object): unknown {
  return parseCatalogueFile("schemas/api/a.json", shortenText(JSON.stringify(document)).text).value;
}

describe("a document in the short form stands for the same OpenAPI:", () => {
  it.each(areas.map(({ path, value }) => [path, value as object] as const))("%s", (_path, full) => {
    expect(canonicalDocument(throughShort(full))).toEqual(canonicalDocument(full));
  });

  const schema = (value: unknown) => ({ components: { schemas: { Other: { type: "string" }, A: value } } });
  const operation = (value: object) => ({
    paths: { "/a": { post: { operationId: "a.b", summary: "甲", ...value } } },
  });
  const query = (value: object) =>
    operation({ parameters: [{ name: "a", in: "query", schema: {}, ...value }] });
  const body = (value: unknown, more: object = {}) =>
    operation({
      requestBody: { required: true, content: { "application/json": { schema: value } }, ...more },
    });
  const closed = { type: "object", additionalProperties: false };
  const envelope = (result: unknown, more: object = {}) => ({
    ...closed,
    required: ["code", "message", "result"],
    properties: {
      code: { $ref: "shared.json#/components/schemas/EnvelopeCode" },
      message: { $ref: "shared.json#/components/schemas/EnvelopeMessage" },
      result,
    },
    ...more,
  });
  const answer = (value: unknown, more: object = {}) =>
    operation({
      responses: {
        "200": { description: "成功", content: { "application/json": { schema: value } }, ...more },
      },
    });
  const assumed = { "x-assumed": true };
  const page = (list: object, total: object = { $ref: "shared.json#/components/schemas/Total" }) => ({
    ...closed,
    required: ["list", "total"],
    properties: { list: { title: "列表", type: "array", items: { type: "string" }, ...list }, total },
  });

  it.each<[string, object]>([
    ["nothing but a name", {}],
    ["more about itself", { info: { title: "甲", version: "2", contact: {} }, tags: [{ name: "a" }] }],
    ["no server, two, one with variables", { servers: [{ url: "/a" }, { url: "/b" }] }],
    ["a server with variables", { servers: [{ url: "/{a}", variables: { a: { default: "1" } } }] }],
    ["parameters of a path", { paths: { "/a": { parameters: [], get: { operationId: "a.b" } } } }],
    ["an operation without an id", { paths: { "/a": { get: { summary: "甲" } } } }],
    [
      "an id that stands twice",
      { paths: { "/a": { get: { operationId: "a" } }, "/b": { get: { operationId: "a" } } } },
    ],
    ["two methods of a path", { paths: { "/a": { get: { operationId: "a" }, post: { operationId: "b" } } } }],
    ["a method of its own", { paths: { "/a": { head: { operationId: "a" } } } }],
    ["a path with servers", { paths: { "/a": { servers: [{ url: "/b" }], get: { operationId: "a" } } } }],
    ["an operation with servers", operation({ servers: [{ url: "/b" }] })],
    [
      "extensions named as short words",
      operation({ "x-query": 1, "x-body": {}, "x-effect": "read", "x-foo": 1 }),
    ],
    ["a resource that reads, and writes", operation({ "x-resource": { does: "page" }, "x-effect": "write" })],
    ["a resource without an effect", operation({ "x-resource": { does: "page" } })],
    ["nothing that is assumed", operation({ "x-assumed": [] })],
    [
      "an operation assumed as a whole, with its fields",
      operation({ "x-assumed": true, parameters: [{ name: "a", in: "query", schema: {}, ...assumed }] }),
    ],
    ["a parameter in the head", query({ in: "header" })],
    ["a described parameter", query({ description: "甲" })],
    ["a parameter that is not required", query({ required: false })],
    ["a parameter whose schema is assumed", query({ schema: assumed })],
    [
      "a query before the path",
      operation({
        parameters: ["query", "path"].map((place) => ({
          name: place,
          in: place,
          required: true,
          schema: {},
        })),
      }),
    ],
    ["a body that may be left out", body({ ...closed, properties: { a: {} } }, { required: false })],
    ["a body of which nothing is said", body({ ...closed, properties: {} }, { required: undefined })],
    ["a body that is a reference", body({ $ref: "#/components/schemas/Other" })],
    ["a body with a title", body({ ...closed, title: "甲", properties: {} })],
    ["an open body", body({ type: "object", properties: { a: {} } })],
    [
      "a body of several media",
      operation({ requestBody: { required: true, content: { "application/json": {}, "a/b": {} } } }),
    ],
    [
      "a body whose fields say in full that they are not assumed",
      body({ ...closed, properties: { a: { "x-assumed": false }, b: assumed, c: assumed } }),
    ],
    [
      "a body with fields most of which are assumed",
      body({
        ...closed,
        properties: { a: {}, b: assumed, c: { ...assumed, ...closed, properties: { d: assumed } } },
      }),
    ],
    [
      "names that end and begin like words of the short form",
      body({ ...closed, properties: { "a?": {}, "...b": {} } }),
    ],
    [
      "fields named as words",
      body({
        ...closed,
        required: ["fields", "list"],
        properties: { fields: { type: "array", items: {} }, list: {}, content: {}, required: {} },
      }),
    ],
    ["names that are required but not there", body({ ...closed, required: ["b"], properties: { a: {} } })],
    ["an empty list of what is required", body({ ...closed, required: [], properties: { a: {} } })],
    ["an answer without envelope", answer({ type: "string" })],
    ["an open envelope", answer(envelope({ type: "string" }, { additionalProperties: true }))],
    ["an envelope in its order", answer(envelope({ type: "string" }))],
    ["an answer with another description", answer(envelope({}), { description: "好" })],
    ["an answer with headers", answer(envelope({}), { headers: {} })],
    [
      "two answers",
      operation({ responses: { "200": { description: "成功" }, "404": { description: "没有" } } }),
    ],
    [
      "a file",
      operation({
        responses: {
          "200": {
            description: "文件",
            content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
          },
        },
      }),
    ],
    [
      "another file",
      operation({
        responses: {
          "200": {
            description: "图",
            content: { "image/png": { schema: { type: "string", format: "binary" } } },
          },
        },
      }),
    ],
    ["a page", answer(envelope(page({})))],
    [
      "a page of which all is assumed",
      answer(envelope(page(assumed, { $ref: "shared.json#/components/schemas/Total", ...assumed }))),
    ],
    ["a page with a title", answer(envelope({ ...page({ title: "甲" }), description: "乙" }))],
    ["a page whose rows have limits", answer(envelope(page({ maxItems: 3 })))],
    ["a page with a total of its own", answer(envelope(page({}, { type: "integer" })))],
    ["a reference with words beside it", schema({ $ref: "#/components/schemas/Other", title: "甲" })],
    ["a reference into a record", schema({ $ref: "b.json#/components/schemas/B/properties/c" })],
    [
      "a reference deeper into one",
      schema({ $ref: "#/components/schemas/A/properties/b/items/properties/c" }),
    ],
    ["a reference to names with signs", schema({ $ref: "b.json#/components/schemas/a~1b" })],
    [
      "a reference to shared.json under a name of its own",
      schema({ $ref: "shared.json#/components/schemas/Other" }),
    ],
    ["a reference in a text with a dot", schema({ $ref: "./b.json#/components/schemas/B" })],
    [
      "choices",
      schema({ oneOf: [{ $ref: "#/components/schemas/Other" }, { ...closed, properties: { a: {} } }] }),
    ],
    [
      "schemas within words of JSON Schema",
      schema({ if: { ...closed, properties: {} }, not: {}, $defs: { b: { items: true } } }),
    ],
    [
      "lists and objects that may be null",
      schema({
        ...closed,
        type: ["object", "null"],
        properties: { a: { type: ["array", "null"], items: {} } },
      }),
    ],
    ["a list of anything", schema({ type: "array" })],
    ["items of no list", schema({ items: { type: "string" } })],
    ["an assumed record", schema({ ...closed, ...assumed, properties: { a: assumed } })],
    [
      "a record whose fields are assumed",
      schema({
        ...closed,
        title: "甲",
        properties: { a: assumed, b: { type: "array", items: { ...closed, properties: { c: assumed } } } },
      }),
    ],
    ["a schema that is true", schema(true)],
    [
      "values that look like schemas",
      schema({ default: { type: "object", properties: {} }, example: { $ref: "#/x" } }),
    ],
    ["other components", { components: { schemas: {}, parameters: { A: { name: "a", in: "query" } } } }],
  ])("%s", (_what, parts) => {
    const full = { openapi: "3.1.0", info: { title: "甲", version: "1.0.0" }, paths: {}, ...parts };
    const components = { schemas: {}, ...(parts as { components?: object }).components };
    expect(canonicalDocument(throughShort(full))).toEqual(
      canonicalDocument(JSON.parse(JSON.stringify({ ...full, components }))),
    );
  });
});

describe("the text", () => {
  it.each(areas.map(({ path, text }) => [path, text] as const))("of %s stays as it is", (_path, text) => {
    expect(shortenText(text)).toEqual({ text, kept: [] });
  });

  it("is that of the formatter", async () => {
    const full = JSON.stringify(files.get("schemas/api/role.json")?.value);
    const { text } = shortenText(full);
    expect(await formatText("role.json", text)).toBe(text);
  });

  it("tells which parts keep the words of OpenAPI", () => {
    const paths = { "/a": { parameters: [], get: { operationId: "a.b" } } };
    const full = { openapi: "3.1.0", info: { title: "甲", version: "1.0.0" }, paths };
    expect(shortenText(JSON.stringify(full)).kept).toEqual(["/a: the short form has no words for this path"]);
  });

  it.each([
    ["[1", "1:3 not JSON: "],
    ["[1]", "it is no document of OpenAPI"],
    ['{ "openapi": "3.0.3", "paths": {} }', "it is OpenAPI 3.0.3, the short form stands for 3.1.0"],
  ])("%s is refused with the reason", (text, reason) => {
    expect(() => shortenText(text)).toThrow(reason);
  });
});
