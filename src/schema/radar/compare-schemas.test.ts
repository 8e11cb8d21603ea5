import { describe, expect, test } from "vitest";
import type { JsonSchema } from "../project/json-schema.ts";
import { compareSchemas } from "./compare-schemas.ts";

const enums = new Map([
  [
    "status",
    [
      { value: 0, label: "停用" },
      { value: 1, label: "启用" },
    ],
  ],
]);

/** `path change`, with a `!` where it breaks. */
function differences(side: "request" | "response", ours: JsonSchema, theirs: JsonSchema): string[] {
  return [...compareSchemas(ours, theirs, { side, enums })].map(({ path, change, isBreaking }) =>
    `${path} ${change}${isBreaking ? "!" : ""}`.trim(),
  );
}

const sent = (ours: JsonSchema, theirs: JsonSchema) => differences("request", ours, theirs);
const read = (ours: JsonSchema, theirs: JsonSchema) => differences("response", ours, theirs);
const text: JsonSchema = { type: "string" };

describe("what is sent", () => {
  test.each<[JsonSchema, JsonSchema, string[]]>([
    [{ type: "string" }, { type: "integer" }, ["type!"]],
    [{ type: "integer" }, { type: "number" }, ["type"]],
    [{ type: "number" }, { type: "integer" }, ["type!"]],
    [{ type: ["string", "null"] }, { type: "string" }, ["nullable!"]],
    [{ type: "string" }, { type: ["string", "null"] }, ["nullable"]],
    [{ type: "string", maxLength: 9 }, { type: "string", maxLength: 8 }, ["limit!"]],
    [{ type: "string", maxLength: 9 }, { type: "string", maxLength: 10 }, ["limit"]],
    [{ type: "string", maxLength: 9 }, { type: "string" }, ["limit"]],
    [{ type: "string" }, { type: "string", maxLength: 9 }, ["limit!"]],
    [{ type: "integer", minimum: 0 }, { type: "integer", minimum: 1 }, ["limit!"]],
    [{ type: "integer", minimum: 0 }, { type: "integer", minimum: -1 }, ["limit"]],
    [{ type: "string" }, { type: "string", pattern: "^a$" }, ["limit!"]],
    [{ type: "string", pattern: "^a$" }, { type: "string" }, ["limit"]],
    [{ type: "integer", "x-enum": "status" }, { type: "integer", enum: [1] }, ["values!"]],
    [{ type: "integer", "x-enum": "status" }, { type: "integer", enum: [0, 1] }, []],
    [{ type: "integer", "x-enum": "status" }, { type: "integer", enum: [0, 1, 2] }, ["values"]],
    [{ type: "string" }, { type: "string", enum: ["a"] }, ["values!"]],
    [{ type: "string", enum: ["a"] }, { type: "string" }, ["values"]],
  ])("%j against %j", (ours, theirs, expected) => {
    expect(sent(ours, theirs)).toEqual(expected);
  });

  test("a property that is gone, one that is new and needed, one that is needed now", () => {
    const ours: JsonSchema = { properties: { a: text, b: text }, required: ["a"] };
    expect(sent(ours, { properties: { b: text }, required: [] })).toEqual(["a gone!"]);
    expect(sent(ours, { properties: { a: text, b: text, c: text }, required: ["a", "b", "c"] })).toEqual([
      "b required!",
      "c required!",
    ]);
    expect(sent(ours, { properties: { a: text, b: text, c: text } })).toEqual(["c added"]);
  });
});

describe("what is read", () => {
  test.each<[JsonSchema, JsonSchema, string[]]>([
    [{ type: "number" }, { type: "integer" }, ["type"]],
    [{ type: "integer" }, { type: "number" }, ["type!"]],
    [{ type: "integer" }, { type: ["integer", "string"] }, ["type!"]],
    [{ type: "string" }, { type: ["string", "null"] }, ["nullable"]],
    [{ type: "array" }, { type: ["array", "null"] }, ["nullable!"]],
    [{ type: ["object", "null"] }, { type: "object" }, ["nullable"]],
    [{ type: "string", maxLength: 9 }, { type: "string" }, []],
    [{ type: "integer", "x-enum": "status" }, { type: "integer", enum: [0, 1, 2] }, ["values"]],
    [{ type: "integer", "x-enum": "status" }, { type: "integer", enum: [1] }, ["values"]],
  ])("%j against %j", (ours, theirs, expected) => {
    expect(read(ours, theirs)).toEqual(expected);
  });

  test("properties of rows, by their paths", () => {
    const rows = (row: JsonSchema): JsonSchema => ({
      properties: { list: { type: "array", items: row } },
      required: ["list"],
    });
    const ours = rows({ properties: { a: text, b: text }, required: ["a", "b"] });
    expect(read(ours, rows({ properties: { a: text, c: text }, required: ["c"] }))).toEqual([
      "list[].a optional",
      "list[].b gone!",
      "list[].c added",
    ]);
    // Most generators say nothing of what is always there.
    expect(read(ours, rows({ properties: { a: text, b: text } }))).toEqual([]);
    expect(read(ours, rows({ type: "object" }))).toEqual([]);
  });
});
