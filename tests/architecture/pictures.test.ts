import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { planShell } from "../../src/schema/plan/project/plan-shell.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { PICTURES } from "../pictures/pictures.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const readme = readFileSync(path.join(ROOT, "README.md"), "utf8");

test("the README shows every picture that is taken", () => {
  for (const { name } of PICTURES) {
    expect(readme, name).toContain(`docs/pictures/${name}.png`);
    expect(existsSync(path.join(ROOT, `docs/pictures/${name}.png`)), name).toBe(true);
  }
});

test("every screen of our own that has an address is in a picture", async () => {
  const { routes } = planShell(await readProject(ROOT));
  const open = routes.filter(({ screen, kind }) => screen !== undefined && kind !== "embed");
  const addresses = new Set(PICTURES.map(({ lands, address }) => (lands ?? address).split("?")[0]));
  const shown = new Set(
    open.flatMap(({ path: address, screen }) => (addresses.has(address) ? [screen] : [])),
  );
  expect(open.filter(({ screen }) => !shown.has(screen))).toEqual([]);
});
