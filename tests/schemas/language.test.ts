import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { planShell } from "../../src/schema/plan/project/plan-shell.ts";
import { readProject } from "../../src/schema/project/read-project.ts";

const root = path.resolve(import.meta.dirname, "../..");
const project = await readProject(root);
const CHINESE = /\p{Script=Han}/u;

test("the page says that it is in Simplified Chinese", () => {
  expect(readFileSync(path.join(root, "index.html"), "utf8")).toMatch(/<html lang="zh-CN"/);
});

test("pages, tables of codes and messages speak Chinese", () => {
  const folder = path.join(root, "schemas/messages");
  const messages = readdirSync(folder).flatMap((name) =>
    Object.values(
      (JSON.parse(readFileSync(path.join(folder, name), "utf8")) as { texts: Record<string, string> }).texts,
    ),
  );
  const titles = planShell(project).routes.flatMap(({ title }) => title ?? []);
  const operations = [...project.operations.values()].map(({ title }) => title);
  const labels = [...project.enums.values()].flatMap((entries) => entries.map(({ label }) => label));
  expect(labels.length).toBeGreaterThan(500);
  const foreign = [...messages, ...titles, ...operations, ...labels].filter((text) => !CHINESE.test(text));
  // Codes, numbers and names of things that the Chinese call by them as well.
  expect(foreign.filter((text) => /[A-Za-z]{4,}/.test(text))).toEqual([]);
});
