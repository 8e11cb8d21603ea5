import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "./run-command.ts";

let root = "";

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "schemas-"));
  await cp("schemas", path.join(root, "schemas"), { recursive: true });
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function makePlans(...args: string[]) {
  const out = path.join(root, "plans");
  const command = ["scripts/make-plans.ts", "--root", root, "--out", out, ...args];
  const { code, output } = await runCommand("node_modules/.bin/tsx", command);
  const written = code === 0 ? await readdir(out, { recursive: true }) : [];
  return { code, output, written: written.filter((name) => name.endsWith(".json")).toSorted() };
}

describe("make-plans", { timeout: 120_000 }, () => {
  it("writes all plans", async () => {
    const { written } = await makePlans();
    expect(written).toEqual(expect.arrayContaining(["screens/setting.user-manage.json", "shell.json"]));
  });

  it("replaces one screen and the routes, and leaves the others alone", async () => {
    const file = path.join(root, "schemas/screens/workbench/home.json");
    await writeFile(file, (await readFile(file, "utf8")).replace("首页", "新首页"));
    expect((await makePlans("--screen", "workbench.home")).written).toEqual([
      "screens/workbench.home.json",
      "shell.json",
    ]);
    const plan = await readFile(path.join(root, "plans/screens/workbench.home.json"), "utf8");
    expect(JSON.parse(plan)).toMatchObject({ title: "新首页" });
  });

  it("writes nothing when there is an error, or no such screen", async () => {
    expect(await makePlans("--screen", "workbench.hom")).toMatchObject({ code: 1, written: [] });
    const file = path.join(root, "schemas/screens/setting/user-manage.json");
    await writeFile(file, (await readFile(file, "utf8")).replace('"lastLoginTime"', '"lastLoginTme"'));
    const failed = await makePlans();
    expect(failed).toMatchObject({ code: 1, written: [] });
    expect(failed.output).toContain("error column-field");
  });
});
