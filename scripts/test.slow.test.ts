import { expect, test } from "vitest";
import { runCommand } from "./run-command.ts";

const FILE = "scripts/testing/find-named-tests.test.ts";

async function npmTest(...args: string[]) {
  const { code, output } = await runCommand("npm", ["test", "--", ...args]);
  return { code, lines: output.trim().split("\n") };
}

test("npm test runs a named file alone", async () => {
  const { code, lines } = await npmTest(FILE);
  expect(lines.at(-1)).toBe("3 passed, 0 failed");
  expect(code).toBe(0);
});

test("-t runs what has the text in its title, and nothing that runs is a failure", async () => {
  expect((await npmTest(FILE, "-t", "at any depth")).lines.at(-1)).toBe("1 passed, 0 failed");
  expect(await npmTest(FILE, "-t", "no such title")).toMatchObject({ code: 1 });
});

test("a test of the other command is not taken for one that passed", async () => {
  const { code, lines } = await npmTest("scripts/review.slow.test.ts");
  expect(code).toBe(1);
  expect(lines.join("\n")).toContain("npm run test:rest");
});

test("test:all runs named files of either kind", async () => {
  const { code, output } = await runCommand("npm", ["run", "test:all", "--", FILE]);
  expect(output.trim().split("\n").at(-1)).toBe("3 passed, 0 failed");
  expect(code).toBe(0);
});
