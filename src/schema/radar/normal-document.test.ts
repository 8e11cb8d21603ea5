import { expect, test } from "vitest";
import { valueAt } from "../project/follow-references.ts";
import { addressesOf, normalDocument } from "./normal-document.ts";

const answer = (schema: object, status = "200", media = "application/json") => ({
  [status]: { description: "OK", content: { [media]: { schema } } },
});
const text = { type: "string" };

function normal(operation: object, rest: object = {}) {
  const document = { openapi: "3.0.1", paths: { "/a": { get: operation } }, ...rest };
  return (pointer: string) => valueAt(normalDocument(document, ["a.get"]), `/paths/~1a/get${pointer}`);
}

const RESULT = "/responses/200/content/application~1json/schema/properties/result";

test("addresses have the server's path before them, and no host", () => {
  const paths = { "/a": { get: {}, post: { servers: [{ url: "/own/" }] } } };
  expect(addressesOf({ servers: [{ url: "https://gateway.invalid/base/" }], paths })).toEqual([
    { method: "get", path: "/base/a", id: undefined },
    { method: "post", path: "/own/a", id: undefined },
  ]);
});

test("the answer stands in an envelope, whether it is described or not", () => {
  const envelope = { type: "object", properties: { code: text, result: text } };
  expect(normal({ responses: answer(envelope) })(RESULT)).toEqual(text);
  expect(normal({ responses: answer(text) })(RESULT)).toEqual(text);
  // A record with a property of that name is no envelope.
  const record = { type: "object", properties: { result: text } };
  expect(normal({ responses: answer(record) })(RESULT)).toEqual(record);
  const components = { schemas: { Envelope: { properties: { code: text } } } };
  const whole = { allOf: [{ $ref: "#/components/schemas/Envelope" }, { properties: { result: text } }] };
  expect(normal({ responses: answer(whole) }, { components })(RESULT)).toEqual(text);
});

test("any success in any kind of JSON is the answer; a file is a file", () => {
  for (const [status, media] of [
    ["201", "*/*"],
    ["2XX", "application/json;charset=UTF-8"],
    ["default", "application/vnd.api+json"],
  ]) {
    expect(normal({ responses: answer(text, status, media) })(RESULT)).toEqual(text);
  }
  const file = { type: "string", format: "binary" };
  expect(normal({ responses: answer(file, "200", "*/*") })("/responses/200/content")).toEqual({
    "*/*": { schema: file },
  });
});

test("parameters of a path belong to its operations, whose own come first", () => {
  const shared = [
    { name: "id", in: "query", schema: text },
    { name: "firm", in: "header", schema: text },
  ];
  const parameter = { name: "id", in: "query", schema: { type: "integer" } };
  const paths = { "/a": { parameters: shared, get: { parameters: [parameter], responses: {} } } };
  expect(valueAt(normalDocument({ paths }, ["a.get"]), "/paths/~1a/get/parameters")).toEqual([
    shared[1],
    parameter,
  ]);
});

test("nullable is a type", () => {
  const schema = { type: "string", nullable: true, enum: ["a"] };
  expect(normal({ responses: answer(schema) })(RESULT)).toEqual({
    type: ["string", "null"],
    enum: ["a", null],
  });
});
