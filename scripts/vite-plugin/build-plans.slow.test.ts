import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { schemasPlugin } from "./schemas-plugin.ts";

let root = "";

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "schemas-"));
  await cp("schemas", path.join(root, "schemas"), { recursive: true });
  await writeFile(path.join(root, "index.html"), "<title>测试</title>");
});

afterEach(() => rm(root, { recursive: true, force: true }));

const buildApp = () => build({ root, configFile: false, logLevel: "silent", plugins: [schemasPlugin()] });

describe("buildPlans", { timeout: 120_000 }, () => {
  it("writes a plan for each screen and one for the shell", async () => {
    await buildApp();
    const read = async (name: string): Promise<unknown> =>
      JSON.parse(await readFile(path.join(root, "dist/plans", name), "utf8"));
    expect(await read("shell.json")).toMatchObject({ format: 2 });
    expect(await read("screens/setting.user-manage.json")).toMatchObject({ title: "用户管理" });
    expect(await read("screens/workbench.home.json")).toMatchObject({ kind: "page", title: "首页" });
  });

  it("fails with every error and its place", async () => {
    const file = path.join(root, "schemas/screens/setting/user-manage.json");
    const text = await readFile(file, "utf8");
    await writeFile(
      file,
      text.replace('"lastLoginTime"', '"lastLoginTme"').replace("row.status === 1", "row.state === 1"),
    );
    await expect(buildApp()).rejects.toThrow(
      /user-manage\.json:\d+:\d+ error column-field[^]*user-manage\.json:\d+:\d+ error expression-type/,
    );
  });
});
