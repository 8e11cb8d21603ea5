import { readFileSync, readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { afterAll, expect, test } from "vitest";
import { createCalculationThreads } from "./calculation-threads.ts";
import { calculation as rehearsal } from "./testing/rehearsal.ts";

const threads = createCalculationThreads({ logError: () => {} });
afterAll(async () => await threads.stop());

test.runIf(process.platform === "linux")(
  "a thread gives way to the server's own, whose priority stays",
  async () => {
    const before = getPriority();
    expect(await threads.run(rehearsal, "tells its priority")).toBe(Math.min(19, before + 5));
    expect(getPriority()).toBe(before);
  },
);

test("every module of a thread lets the server's own go first, before it loads anything", () => {
  const modules = readdirSync("server", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("-thread.mjs"),
  );
  const first = (file: string) => /^import .*$/m.exec(readFileSync(`server/${file}`, "utf8"))?.[0];
  expect(modules.length).toBeGreaterThan(2);
  for (const file of modules) expect(first(file), file).toMatch(/^import "[./a-z]*\/give-way\.mjs";$/);
});
