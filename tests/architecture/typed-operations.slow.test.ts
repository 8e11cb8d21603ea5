import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emitTypesByArea } from "../../generators/operation-types.ts";
import { runCommand } from "../../scripts/run-command.ts";
import { readProject } from "../../src/schema/project/read-project.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

let root: string;
let types: ReadonlyMap<string, string>;
beforeAll(async () => {
  types = await emitTypesByArea(await readProject(ROOT));
  root = await mkdtemp(path.join(tmpdir(), "typed-"));
  const link = async (name: string) => await symlink(path.join(ROOT, name), path.join(root, name));
  for (const name of ["server", "schemas", "node_modules", "package.json"]) await link(name);
  await mkdir(path.join(root, "src/generated/operations"), { recursive: true });
  for (const name of await readdir(path.join(ROOT, "src")))
    if (name !== "generated") await link(`src/${name}`);
  const config = {
    extends: path.join(ROOT, "tsconfig.json"),
    compilerOptions: { preserveSymlinks: true, noEmit: true },
    include: ["server/contexts/contexts.ts"],
  };
  await writeFile(path.join(root, "tsconfig.json"), JSON.stringify(config));
});
afterAll(async () => await rm(root, { recursive: true }));

/** Files that the compiler finds fault with when an area's types say something else. */
async function faultyFiles(area: string, change: (text: string) => string): Promise<readonly string[]> {
  for (const [name, text] of types) {
    const changed = name === `${area}.ts` ? change(text) : text;
    await writeFile(path.join(root, "src/generated/operations", name), changed);
  }
  const { output } = await runCommand(path.join(ROOT, "node_modules/.bin/tsc"), [
    "-p",
    root,
    "--pretty",
    "false",
  ]);
  return [
    ...new Set(
      [...output.matchAll(/^(?:.*\/)?(server\/\S+)\(\d+,\d+\): error/gm)].map(([, file]) => file ?? ""),
    ),
  ];
}

/** The text with a word of one operation exchanged. */
function within(operation: string, from: string, to: string) {
  return (text: string) => {
    const begin = text.indexOf(`"${operation}": {`);
    const at = text.indexOf(from, begin);
    expect(begin === -1 || at === -1).toBe(false);
    return text.slice(0, at) + to + text.slice(at + from.length);
  };
}

test("what serves an operation fits the catalogue", async () => {
  expect(await faultyFiles("visit", (text) => text)).toEqual([]);
});

test("a field of a result that the catalogue calls otherwise is a fault of what serves the operation", async () => {
  expect(
    await faultyFiles(
      "visit",
      within("visit.plan.queryPlanNumByYear", "result: MonthlyPlans[]", "result: number[]"),
    ),
  ).toEqual(["server/contexts/growth/visit/plan-counts.ts"]);
});

test("so is a parameter that it no longer takes", async () => {
  expect(
    await faultyFiles("visit", within("visit.plan.hasPlan", "qyId: number", "clientId: number")),
  ).toEqual(["server/contexts/growth/visit/ongoing-plan.ts"]);
});
