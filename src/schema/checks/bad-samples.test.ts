import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { allRules, checks } from "./checks.ts";
import { unknownNames } from "./names/unknown-names.ts";
import { checkBadSample, checkTexts } from "./testing/sample-project.ts";

const FOLDER = "src/schema/checks";
const SAMPLES = "tests/fixtures/bad";

test("the good sample has no issue", () => {
  expect(checkTexts([])).toEqual([]);
});

test.each(checks.map(({ slug }) => slug))(
  "the bad sample of %s gives exactly the expected issues",
  async (slug) => {
    const expected: { slug: string; message: string }[] = JSON.parse(
      await readFile(`${SAMPLES}/${slug}/expected.json`, "utf8"),
    );
    expect(expected.map((issue) => issue.slug)).toContain(slug);
    const issues = await checkBadSample(slug);
    expect(issues).toEqual(expected.map((issue) => expect.objectContaining(issue)));
  },
);

test("every rule has a file or a line of a table, a test and a bad sample, and there are no others", async () => {
  const slugs = checks.map(({ slug }) => slug).toSorted();
  const paths = await readdir(FOLDER, { recursive: true });
  const files = paths.map((file) => path.basename(file));
  const samples = await readdir(SAMPLES);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(samples.toSorted()).toEqual(allRules.map(({ slug }) => slug).toSorted());
  const inTable = new Set(unknownNames.map(({ slug }) => slug));
  for (const slug of slugs.filter((rule) => !inTable.has(rule))) {
    expect(files).toContain(`${slug}.ts`);
    expect(files).toContain(`${slug}.test.ts`);
  }
});
