import { expect, test } from "vitest";
import { findNamedTests } from "./find-named-tests.ts";

const ROOT = process.cwd();

test("a file is found by its name, whoever runs it", async () => {
  const files = [
    "server/platform/clock.test.ts",
    "scripts/review.slow.test.ts",
    "tests/e2e/session/sign-in.spec.ts",
  ];
  expect(await findNamedTests(ROOT, files)).toEqual({
    quick: ["server/platform/clock.test.ts"],
    slow: ["scripts/review.slow.test.ts"],
    journeys: ["tests/e2e/session/sign-in.spec.ts"],
  });
});

test("a folder stands for the tests in it, at any depth, and not for its neighbours", async () => {
  const { quick, slow, journeys } = await findNamedTests(ROOT, ["server/contexts/money/fee", "tests/fuzz"]);
  expect(quick.length).toBeGreaterThan(0);
  expect(quick.filter((file) => !file.startsWith("server/contexts/money/fee/"))).toEqual([]);
  expect(slow).toContain("tests/fuzz/schemas.test.ts");
  expect(journeys).toEqual([]);
});

test("a place that does not exist, or has no test, is named", async () => {
  await expect(findNamedTests(ROOT, ["server/clok.test.ts"])).rejects.toThrow("server/clok.test.ts");
  await expect(findNamedTests(ROOT, ["docs"])).rejects.toThrow("docs");
});
