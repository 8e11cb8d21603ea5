import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastify } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { readProject } from "../src/schema/project/read-project.ts";
import { followProject } from "./follow-project.ts";

test("a screen that is edited is known without a restart", async () => {
  const root = mkdtempSync(join(tmpdir(), "project-"));
  for (const folder of ["screens", "blocks", "states"])
    mkdirSync(join(root, "schemas", folder), { recursive: true });
  const write = (title: string) =>
    writeFileSync(join(root, "schemas/screens/a.json"), JSON.stringify({ id: "a", title }));
  write("事项");
  const project = await readProject(root);
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });
  const currentProject = followProject(app, { root, project, development: true });
  await app.ready();
  const title = () => currentProject().screens.get("a")?.value["title"];
  expect(title()).toBe("事项");
  write("任务");
  await expect.poll(title, { timeout: 10_000 }).toBe("任务");
});
