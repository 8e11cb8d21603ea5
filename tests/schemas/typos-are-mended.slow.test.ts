import { expect, test } from "vitest";
import { contracts } from "../../src/contracts.ts";
import { runChecks } from "../../src/schema/check.ts";
import { changedProject } from "../../src/schema/checks/testing/changed-project.ts";
import { namedWords, withWord } from "../../src/schema/checks/testing/named-words.ts";
import type { Issue } from "../../src/schema/issue.ts";
import { fixProject } from "../../src/schema/fix/fix-project.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { createRandom, type Random } from "../fuzz/random.ts";

/** The first of those that the figure in decision 45 comes from; the environment may set more. */
const TYPOS = Number(process.env["TYPOS"] ?? 30);
const SEED = 45;
const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");

const product = await readProject(".");
const words = [...product.files.values()]
  .filter(({ path }) => /^schemas\/(screens|blocks|states|routes)\//.test(path))
  .flatMap(namedWords)
  // Others call a route by its path, which is its own name.
  .filter(({ at }) => !/^\/routes\/\d+\/path$/.test(at.pointer))
  // A shorter word could be the slip of too many others.
  .filter(({ text, start, end }) => /[A-Za-z]{3}/.test(text.slice(start, end)));
const checked = new WeakMap<Project, readonly Issue[]>();

function find(project: Project): readonly Issue[] {
  const issues = checked.get(project) ?? runChecks(project, contracts, "screens").issues;
  checked.set(project, issues);
  return issues;
}

/** The word with one letter dropped, doubled, swapped with its neighbour, or replaced. */
function misspell(word: string, random: Random): string {
  const letters = [...word.matchAll(/[A-Za-z]/g)].map(({ index }) => index);
  const at = random.pick(letters);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const slips = [
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
    before + random.pick(LETTERS) + after,
  ];
  const slip = random.pick(slips);
  return slip === word ? misspell(word, random) : slip;
}

type Outcome = "restored" | "left" | "changed otherwise" | "worse";

async function tryTypo(random: Random): Promise<readonly [Outcome, what: string]> {
  const word = random.pick(words);
  const { path, text } = word.at.file;
  const written = word.text.slice(word.start, word.end);
  const slip = misspell(written, random);
  const broken = changedProject(product, path, withWord(word, slip));
  const before = find(broken);
  const { project, issues } = await fixProject(broken, find);
  const textsOf = (read: Project) => JSON.stringify([...read.files].map(([name, file]) => [name, file.text]));
  const after = textsOf(project);
  const known = new Set(before.map(issueWords));
  const outcome = issues.some((issue) => !known.has(issueWords(issue)))
    ? "worse"
    : after === textsOf(changedProject(product, path, text))
      ? "restored"
      : after === textsOf(broken)
        ? "left"
        : "changed otherwise";
  const findings = before.map((issue) => `${issue.slug} ${issue.message}; ${issue.hint}`).join(" | ");
  return [outcome, `${outcome}: ${path}${word.at.pointer} ${word.of} ${written} → ${slip}: ${findings}`];
}

function issueWords({ slug, file, pointer, message }: Issue): string {
  return [slug, file, pointer, message].join(" ");
}

test("nine of ten slips of one letter in the product's own schemas are mended, and none is made worse", async () => {
  const random = createRandom(SEED);
  const outcomes: (readonly [Outcome, string])[] = [];
  for (let tried = 0; tried < TYPOS; tried += 1) outcomes.push(await tryTypo(random));
  const left = outcomes.filter(([outcome]) => outcome !== "restored");
  const report = left.map(([, what]) => what).join("\n");
  expect(left.filter(([outcome]) => outcome === "worse").length, report).toBe(0);
  expect(left.length, report).toBeLessThanOrEqual(TYPOS / 10);
}, 900_000);
