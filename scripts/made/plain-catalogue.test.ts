import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exportCatalogue, renewPlainCatalogue } from "./plain-catalogue.ts";

let root = "";
const put = async (name: string, value: unknown) => {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  await writeFile(path.join(root, "schemas/api", name), text);
};
const documents = async (folder = ".cache/openapi") => {
  const names = (await readdir(path.join(root, folder))).filter((name) => name.endsWith(".json"));
  const texts = names.map(async (name) => [name, await readFile(path.join(root, folder, name), "utf8")]);
  const read = (await Promise.all(texts)) as [string, string][];
  return Object.fromEntries(read.map(([name, text]) => [name, JSON.parse(text) as unknown]));
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "plain-catalogue-"));
  await mkdir(path.join(root, "schemas/api"), { recursive: true });
  await put("a.json", { title: "甲", schemas: { A: { list: "b/B" } } });
  await put("b.json", { openapi: "3.1.0", info: {}, paths: {} });
});
afterEach(() => rm(root, { recursive: true }));

test("areas and documents are written as OpenAPI whose references hold, under their names", async () => {
  await exportCatalogue(root, path.join(root, "out"));
  expect(await documents("out")).toEqual({
    "a.json": {
      openapi: "3.1.0",
      info: { title: "甲", version: "1.0.0" },
      paths: {},
      components: { schemas: { A: { type: "array", items: { $ref: "b.json#/components/schemas/B" } } } },
    },
    "b.json": { openapi: "3.1.0", info: {}, paths: {} },
  });
});

test("they are written anew when the catalogue is another one, and only then", async () => {
  expect(await renewPlainCatalogue(root)).toBe(true);
  expect(await renewPlainCatalogue(root)).toBe(false);
  await put("a.json", { title: "乙", schemas: {} });
  expect(await renewPlainCatalogue(root)).toBe(true);
  expect(await documents()).toMatchObject({ "a.json": { info: { title: "乙" } } });
  await rm(path.join(root, "schemas/api/b.json"));
  expect(await renewPlainCatalogue(root)).toBe(true);
  expect(Object.keys(await documents())).toEqual(["a.json"]);
});

test("a document that cannot be read is told by its place, and nothing is written", async () => {
  await put("b.json", '{\n  "openapi" }');
  await expect(renewPlainCatalogue(root)).rejects.toThrow("schemas/api/b.json:2:13 not JSON");
  await expect(readdir(path.join(root, ".cache"))).rejects.toThrow("ENOENT");
});
