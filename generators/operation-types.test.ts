import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { OPERATION_TYPES, writeOperationTypes } from "../scripts/made/write-operation-types.ts";
import { runCommand } from "../scripts/run-command.ts";
import { sampleProject } from "../src/schema/plan/testing/sample-project.ts";
import type { JsonSchema } from "../src/schema/project/json-schema.ts";
import { readProject } from "../src/schema/project/read-project.ts";
import type { Project } from "../src/schema/project/project.ts";
import { emitOperationTypes, emitTypesByArea } from "./operation-types.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

interface Area {
  readonly result?: JsonSchema;
  readonly operation?: object;
  readonly components?: object;
}

/** A document with one operation, `one.get`. */
function area({ result = {}, operation = {}, components = {} }: Area): object {
  const envelope = {
    type: "object",
    required: ["code", "result"],
    properties: { code: { type: "string" }, result },
  };
  const responses = { 200: { content: { "application/json": { schema: envelope } } } };
  return {
    paths: { "/one/{id}": { post: { operationId: "one.get", responses, ...operation } } },
    components,
  };
}

/** The types of the sample catalogue with another area in it. */
const emit = (parts: Area, files: { readonly [path: string]: object } = {}) =>
  readable(sampleProject({ "api/one.json": area(parts), ...files }));

/** The files of the areas, one below the other. */
async function readable(project: Project): Promise<string> {
  return [...(await emitTypesByArea(project)).values()].join("\n");
}

/** The text written for one member of `one.get`, on one line. */
async function memberOf(parts: Area, member: "params" | "result"): Promise<string | undefined> {
  const [, members = ""] = (await emit(parts)).split('"one.get": {');
  const text = new RegExp(`^    ${member}:([^]*?);$(?=\\n    \\w|\\n  \\})`, "m").exec(members)?.[1];
  return text?.trim().replaceAll(/\s+/g, " ");
}

const body = (schema: JsonSchema) => ({ requestBody: { content: { "application/json": { schema } } } });
const byId = { parameters: [{ name: "id", in: "path", schema: { type: "integer" } }] };

describe("emitOperationTypes", () => {
  it.each<[JsonSchema, string]>([
    [{ type: "integer" }, "number"],
    [{ type: ["string", "null"], maxLength: 3, default: "" }, "string | null"],
    [{ type: "integer", "x-enum": "state" }, "0 | 1"],
    [{ type: ["integer", "null"], "x-enum": "state" }, "0 | 1 | null"],
    [{ type: "array", items: { type: "integer", "x-enum": "state" } }, "(0 | 1)[]"],
    [{ type: "array", "x-enum": "state", items: { type: "integer" } }, "(0 | 1)[]"],
    [{ type: ["array", "null"], items: { type: "string" }, minItems: 1, maxItems: 2 }, "string[] | null"],
    [{ enum: ["a", 1] }, '"a" | 1'],
    [{ const: "a" }, '"a"'],
    [{ anyOf: [{ type: "string" }, { type: "null" }] }, "string | null"],
    [{ type: "string", format: "binary" }, "Blob"],
    [{ type: "object", additionalProperties: { type: "number" } }, "{ [k: string]: number; }"],
    [{ type: "object", properties: {}, additionalProperties: false }, "Record<string, never>"],
    [{}, "unknown"],
    [{ $ref: "#/components/schemas/Nothing" }, "unknown"],
  ])("writes %j as %s", async (result, text) => {
    expect(await memberOf({ result }, "result")).toBe(text);
  });

  it("writes the cases of a derived state, and what a file comes as", async () => {
    const cases = ["open", "shut"].map((value) => ({ value, label: value }));
    const states = { "states/phase.json": { name: "phase", cases } };
    const phase = area({ result: { type: "string", "x-state": "phase" } });
    const answers = { 200: { content: { "application/vnd.ms-excel": {} } } };
    expect(await emitOperationTypes(sampleProject({ ...states, "api/one.json": phase }))).toMatch(
      /"one\.get": \{[^]*?result: \("open" \| "shut"\)/,
    );
    expect(await memberOf({ operation: { responses: answers } }, "result")).toBe("Blob");
  });

  it("closes objects, and quotes what is no name", async () => {
    const properties: JsonSchema["properties"] = { a: { type: "string" }, "b-c": { type: "string" } };
    expect(await memberOf({ result: { type: "object", required: ["a"], properties } }, "result")).toBe(
      '{ a: string; "b-c"?: string; }',
    );
  });

  it("joins what stands in the path and in the body", async () => {
    const name: JsonSchema = { type: "object", properties: { name: { type: "string" } } };
    expect(await memberOf({ operation: byId }, "params")).toBe("{ id: number; }");
    expect(await memberOf({ operation: { ...byId, ...body(name) } }, "params")).toBe(
      "{ id: number; } & { name?: string; }",
    );
  });

  it("finds a body that stands elsewhere", async () => {
    const components = { requestBodies: { Save: body({ $ref: "#/components/schemas/Save" }).requestBody } };
    const schemas = { Save: { type: "object", properties: { name: { type: "string" } } } };
    const operation = { requestBody: { $ref: "#/components/requestBodies/Save" } };
    expect(await memberOf({ operation, components: { ...components, schemas } }, "params")).toBe("Save");
  });

  it("gives the envelope where the caller gets it", async () => {
    const result: JsonSchema = { type: "boolean" };
    const envelope = "{ code: string; result: boolean; }";
    expect(await memberOf({ result, operation: { "x-full-body": true } }, "result")).toBe(envelope);
    expect(await memberOf({ result, operation: { "x-quiet-codes": ["0301"] } }, "result")).toBe(
      `| boolean | ${envelope}`,
    );
  });

  it("writes a shared record once, under its own name, even one that holds itself", async () => {
    const kind = "thing.json#/components/schemas/Kind";
    const properties: JsonSchema["properties"] = {
      plain: { $ref: kind },
      titled: { $ref: kind, title: "种类" },
      empty: { $ref: kind, type: ["object", "null"] },
      many: { type: "array", items: { $ref: kind } },
    };
    const text = await emit({ result: { type: "object", required: Object.keys(properties), properties } });
    expect(text).toMatch(
      /plain: Kind;\s+\/\*\*\s+\* 种类\s+\*\/\s+titled: Kind;\s+empty: Kind \| null;\s+many: Kind\[\];/,
    );
    expect(text.match(/export interface Kind\w* \{[^]*?\n\}/g)).toEqual([
      "export interface Kind {\n  code: string;\n  children: Kind[];\n}",
    ]);
  });

  it("puts the area in front of a name that is taken", async () => {
    const record = { type: "object", properties: { of: { type: "string" } } };
    const components = { schemas: { Thing: record, Record: record, Operations: record } };
    const result: JsonSchema = {
      type: "object",
      properties: {
        a: { $ref: "#/components/schemas/Thing" },
        b: { $ref: "#/components/schemas/Record" },
        c: { $ref: "#/components/schemas/Operations" },
        d: { $ref: "thing.json#/components/schemas/Thing" },
      },
    };
    const written = await memberOf({ components, result }, "result");
    expect(written?.match(/\w+(?=;)/g)).toEqual(["OneThing", "OneRecord", "OneOperations", "ThingThing"]);
  });

  it("survives references that lead nowhere but to themselves", async () => {
    const components = {
      schemas: {
        Loop: { $ref: "#/components/schemas/Loop" },
        Tree: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
      },
    };
    const of = (name: string) =>
      memberOf({ components, result: { $ref: `#/components/schemas/${name}` } }, "result");
    expect(await of("Loop")).toBe("unknown");
    expect(await of("Tree")).toBe("unknown[]");
  });

  it("tells what an operation, a field and a record are called", async () => {
    const result: JsonSchema = {
      type: "object",
      properties: { nsrsbh: { type: "string", title: "纳税人*/识别号" } },
    };
    const text = await emit({ result, operation: { summary: "取一个" } });
    expect(text).toMatch(/\* 取一个\n +\*\/\n +"one\.get": \{/);
    expect(text).toMatch(/\* 纳税人\* \/识别号\n +\*\/\n +nsrsbh\?: string;/);
  });

  it("names nothing but operations and records of the catalogue", async () => {
    const project = await readProject(root);
    // They are made anew only where they are stale.
    await writeOperationTypes(root, project);
    const folder = path.join(root, OPERATION_TYPES.folder);
    const files = (await readdir(folder)).filter((name) => name.endsWith(".ts"));
    const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), "utf8")));
    const text = texts.join("\n");
    const names = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name);
    // A name that two areas use has its area in front.
    const records = [...project.files.values()].flatMap(({ value }) =>
      Object.keys((value as { components?: { schemas?: object } }).components?.schemas ?? {}),
    );
    expect(names.length).toBeGreaterThan(1);
    const known = ["Operations", "Records", ...records];
    expect(names.filter((name = "") => !known.some((record) => name.endsWith(record)))).toEqual([]);
  });

  it("gives the same types without the layout, and text that compiles", async () => {
    const cache = path.join(root, "node_modules/.cache");
    await mkdir(cache, { recursive: true });
    const folder = await mkdtemp(path.join(cache, "generated-"));
    try {
      const project = sampleProject();
      for (const [name, text] of await emitTypesByArea(project))
        await writeFile(path.join(folder, name), text);
      await writeFile(path.join(folder, "raw.ts"), await emitOperationTypes(project));
      const uses = path.join(folder, "uses.ts");
      await writeFile(uses, USES);
      const args = [
        "--ignoreConfig",
        "--strict",
        "--noEmit",
        "--pretty",
        "false",
        "--types",
        "node",
        "--lib",
        "ES2023",
      ];
      const { output, code } = await runCommand(path.join(root, "node_modules/.bin/tsc"), [...args, uses]);
      expect({ output, code }).toEqual({ output: "", code: 0 });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

/** Lines that have to compile; a line that must not is marked. */
const USES = `
import type { Operations as Raw } from "./raw";
import type { Operations } from "./index";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
export const same: Same<Raw, Operations> = true;
export const state: Same<Operations["thing.detail"]["result"]["state"], 0 | 1> = true;
export const amount: Same<Operations["thing.detail"]["result"]["amount"], number | null> = true;
export const saved: Operations["thing.save"]["params"] = { name: "a", state: 1 };
// @ts-expect-error: closed
export const open: Operations["thing.detail"]["params"] = { id: 1, more: 2 };
// @ts-expect-error: takes nothing
export const nothing: Operations["kind.all"]["params"] = { id: 1 };
// @ts-expect-error: no such operation
export type None = Operations["thing.lst"];
`;
