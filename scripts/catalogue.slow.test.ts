import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "./run-command.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "catalogue-"));
});
afterAll(() => rm(folder, { recursive: true }));

const npm = (...args: readonly string[]) => runCommand("npm", ["run", "--silent", ...args]);

test("what is exported as OpenAPI becomes the area again by the migration", async () => {
  const exported = await npm("catalogue", "--", "export", folder);
  expect(exported.output).toMatch(/wrote \d+ documents to /);
  const copy = path.join(folder, "tracking.json");
  expect(JSON.parse(await readFile(copy, "utf8"))).toMatchObject({ openapi: "3.1.0" });
  const migrated = await npm("migrate", "--", "catalogue", copy);
  expect(migrated).toMatchObject({
    code: 0,
    output: expect.stringMatching(/tracking\.json: \d+ → \d+ lines/),
  });
  expect(await readFile(copy, "utf8")).toBe(await readFile("schemas/api/tracking.json", "utf8"));
}, 60_000);

test("a form of Formily's is rewritten as a plain one, and stays as it is the second time", async () => {
  const file = path.join(folder, "screen.json");
  const form = { properties: { name: {}, note: {} } };
  await writeFile(file, JSON.stringify({ version: 2, id: "docs.visit", kind: "form", form }));
  expect(await npm("migrate", "--", "screens", file)).toMatchObject({ code: 0 });
  const rewritten = await readFile(file, "utf8");
  expect(JSON.parse(rewritten)).toEqual({
    version: 2,
    id: "docs.visit",
    kind: "form",
    fields: ["name", "note"],
  });
  expect(await npm("migrate", "--", "screens", file)).toMatchObject({ code: 0, output: "" });
  expect(await readFile(file, "utf8")).toBe(rewritten);
}, 60_000);

test("a screen in a version that is no longer read is left as it is, with the reason", async () => {
  const file = path.join(folder, "older.json");
  const written = JSON.stringify({ version: 1, id: "docs.visits", kind: "list" });
  await writeFile(file, written);
  expect(await npm("migrate", "--", "screens", file)).toMatchObject({
    code: 1,
    output: expect.stringContaining("version 1 of the language; this release reads version 2"),
  });
  expect(await readFile(file, "utf8")).toBe(written);
}, 60_000);

test("a wrong call is told how it is right, a document that is none is left as it is", async () => {
  expect(await npm("catalogue", "--", "write")).toMatchObject({
    code: 2,
    output: expect.stringContaining("Usage: npm run catalogue -- export [folder]"),
  });
  expect(await npm("migrate")).toMatchObject({
    code: 2,
    output: expect.stringContaining("npm run migrate -- screens [file …]"),
  });
  expect(await npm("migrate", "--", "catalogue", "package.json")).toMatchObject({
    code: 1,
    output: expect.stringContaining("package.json: left as it is: "),
  });
}, 60_000);
