import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sampleProject } from "../../src/schema/plan/testing/sample-project.ts";
import { writeOperationTypes } from "./write-operation-types.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "types-"));
});
afterEach(async () => await rm(root, { recursive: true }));

const folder = () => path.join(root, "src/generated/operations");
const read = async (name: string) => await readFile(path.join(folder(), name), "utf8");

const moreAreas = {
  "api/other.json": { paths: { "/other": { get: { operationId: "other.get", "x-effect": "read" } } } },
};

/** The schemas on the disk are others now. */
const touchSchemas = async () => {
  await mkdir(path.join(root, "schemas/api"), { recursive: true });
  await writeFile(path.join(root, "schemas/api/thing.json"), "{}");
};

it("makes a file for each area, and one that has them all", async () => {
  expect(await writeOperationTypes(root, sampleProject(moreAreas))).toBe(true);
  expect(await readdir(folder())).toEqual([".sources", "index.ts", "other.ts", "thing.ts"]);
  expect(await read("other.ts")).toContain('"other.get": {');
  expect(await read("index.ts")).toMatch(/interface Operations extends .*OtherOperations/);
});

it("leaves what is made of the same catalogue, and makes what another one wants", async () => {
  await writeOperationTypes(root, sampleProject(moreAreas));
  const { mtimeMs } = await stat(path.join(folder(), "thing.ts"));
  expect(await writeOperationTypes(root, sampleProject(moreAreas))).toBe(false);
  expect((await stat(path.join(folder(), "thing.ts"))).mtimeMs).toBe(mtimeMs);
  await touchSchemas();
  expect(await writeOperationTypes(root, sampleProject())).toBe(true);
  expect(await readdir(folder())).not.toContain("other.ts");
});

it("begins anew where it was broken off", async () => {
  await writeOperationTypes(root, sampleProject());
  await rm(path.join(folder(), ".sources"));
  await rm(path.join(folder(), "index.ts"));
  expect(await writeOperationTypes(root, sampleProject())).toBe(true);
  expect(await read("index.ts")).toContain("interface Operations");
});
