import { expect, it } from "vitest";
import { emitEditorNames } from "../../generators/editor/editor-names.ts";
import { contracts } from "../../src/contracts.ts";
import { createProject } from "../../src/schema/project/project.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { openEditor } from "./language-service.ts";

const project = await readProject(".");
const editor = openEditor(project);
const files = [...project.files.values()].filter(({ path }) => !path.startsWith("schemas/meta/"));

it("an editor has nothing against the files of schemas/", async () => {
  expect(files.length).toBeGreaterThan(100);
  const problems = await Promise.all(files.map(({ path, text }) => editor.problems(path, text)));
  expect(problems.flat()).toEqual([]);
});

it("an unknown key is underlined, an unknown name left to the check", async () => {
  const screen = `{ "$schema": "../../meta/list.schema.json", "version": 2, "id": "x.y", "kind": "list", "title": "甲",
    "permission": "no.such", "source": { "call": "no.such" },
    "columns": ["no such"], "colunms": [] }`;
  expect(await editor.problems("schemas/screens/x/y.json", screen)).toEqual([
    expect.stringContaining("y.json:3 Property colunms is not allowed"),
  ]);
});

it("an unknown word of an area is underlined, in an operation and in a schema", async () => {
  const text = `{ "title": "甲",
    "operations": { "a.b": { "get": "/a", "sumary": "甲" } },
    "schemas": { "A": { "feilds": {} } } }`;
  expect(await editor.problems("schemas/api/a.json", text)).toEqual([
    expect.stringContaining("a.json:2 Property sumary is not allowed"),
    expect.stringContaining("a.json:3 Property feilds is not allowed"),
  ]);
});

it("every definition stands once and every reference leads to one", () => {
  const text = emitEditorNames(project, contracts);
  const names = [...text.matchAll(/^"([^"$]+)": /gm)].map(([, name]) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const grammars = [...project.files.values()].filter(({ path }) => path.startsWith("schemas/meta/"));
  const texts = [text, ...grammars.map((file) => file.text.replaceAll(/"\$ref": "#[^"]*"/g, ""))];
  const references = texts.flatMap((source) => [
    ...source.matchAll(/names\.schema\.json#\/\$defs\/([^"]+)|"\$ref":"#\/\$defs\/([^"]+)"/g),
  ]);
  expect(references.length).toBeGreaterThan(1000);
  expect(
    references.map(([, ours, localName]) => ours ?? localName).filter((name) => !names.includes(name)),
  ).toEqual([]);
});

it("an id of a foreign catalogue may hold any character", async () => {
  const id = "a~b/c(d#%e";
  const path = "schemas/api/foreign.json";
  const get = {
    operationId: id,
    "x-effect": "read",
    parameters: [{ name: "page", in: "query", schema: { type: "integer", title: "页" } }],
    responses: { 200: { description: "" } },
  };
  const document = JSON.stringify({ openapi: "3.1.0", paths: { "/a": { get } } });
  const texts = new Map([...project.files.values()].map((file) => [file.path, file.text]));
  const foreign = openEditor(createProject(texts.set(path, document), project));
  const screen = (params: string) =>
    `{ "$schema": "../../meta/list.schema.json", "version": 2, "id": "x.y", "kind": "list", "title": "甲", "columns": ["a"], "source": { "call": "${id}", "params": ${params} } }`;
  expect(await foreign.problems("schemas/screens/x/y.json", screen("{}"))).toEqual([]);
  const keys = await foreign.complete("schemas/screens/x/y.json", screen("{ | }"));
  expect(keys.map(({ label }) => label)).toEqual(["page"]);
});

it("whatever a contract takes says what it is for", () => {
  const silent = (at: string, { properties = {} }: Described): string[] =>
    Object.entries(properties).flatMap(([name, option]) => [
      ...(option.description === undefined ? [`${at}.${name}`] : []),
      ...silent(`${at}.${name}`, option),
    ]);
  const parts = [
    ...contracts.fields.flatMap(({ kind, cell = {}, control = {} }) => [
      silent(kind, cell),
      silent(kind, control),
    ]),
    ...contracts.verbs.map(({ verb, args }) => silent(verb, args)),
  ];
  expect(parts.flat()).toEqual([]);
});

interface Described {
  readonly description?: string;
  readonly properties?: { readonly [name: string]: Described };
}
