import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { planShell } from "../../src/schema/plan/project/plan-shell.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { PICTURES } from "../pictures/pictures.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const [readme, gallery] = ["README.md", "docs/gallery.md"].map((file) =>
  readFileSync(path.join(ROOT, file), "utf8"),
);

test("every picture that is taken stands in the README or in the gallery", () => {
  const shown = [...`${readme} ${gallery}`.matchAll(/pictures\/([\w-]+)\.webp/g)].map(([, name]) => name);
  expect(new Set(shown)).toEqual(new Set(PICTURES.map(({ name }) => name)));
});

test("the pictures together are small enough to be cloned by everybody", () => {
  const sizes = PICTURES.map(({ name }) => statSync(path.join(ROOT, `docs/pictures/${name}.webp`)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_200_000);
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
