import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Count, NOTHING } from "./count.ts";
import type { ProvableTest } from "./proof/provable-test.ts";
import type { ProvenTests } from "./proof/proven-tests.ts";
import type { RestPart } from "./rest-parts.ts";
import { runParts } from "./run-parts.ts";
import { partsOfTheProof, partsOfTheRest } from "./run-rest.ts";

/** The tests of a project that has nothing else, and those of them that are red. */
const TESTS = ["a", "b", "c", "d"].map((name): ProvableTest => ({
  id: name,
  files: [`tests/e2e/${name}.spec.ts`],
  reach: "product",
  programs: [],
}));
let red: readonly string[] = [];
let ran: string[] = [];
const PART: RestPart = {
  name: "journeys",
  tests: TESTS,
  run: async (tests): Promise<Count> => {
    ran.push(...tests.map(({ id }) => id));
    const failures = tests.filter(({ id }) => red.includes(id)).map(({ id }) => `e2e/${id}.spec.ts: fails`);
    return await Promise.resolve({
      passed: tests.length - failures.length,
      failed: failures.length,
      failures,
    });
  },
  findGreen: async (tests) => await Promise.resolve(tests.filter(({ id }) => !red.includes(id))),
};

let root = "";
beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  red = [];
  ran = [];
  root = await mkdtemp(path.join(tmpdir(), "rest-"));
  execFileSync("git", ["init", "-q"], { cwd: root });
  const files = ["server/app.ts", "demo/main.ts", ...TESTS.flatMap((own) => own.files)];
  for (const file of files) await write(file, "export {};");
  await write("tests/proven.json", JSON.stringify({ round: 0, green: {} }));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

test("a proof keeps what is green, in order, and the next one runs what is left", async () => {
  red = ["b"];
  await prove();
  expect(ran).toEqual(["a", "b", "c", "d"]);
  expect(Object.keys((await proven()).green)).toEqual(["a", "c", "d"]);
  red = [];
  await prove();
  expect(ran).toEqual(["b"]);
  expect(Object.keys((await proven()).green)).toEqual(["a", "b", "c", "d"]);
  expect((await proven()).round).toBe(2);
});

test("a proof that is made anew runs all, and what is red then is proven no more", async () => {
  await prove();
  red = ["c"];
  await prove({ isAnew: true });
  expect(ran).toEqual(["a", "b", "c", "d"]);
  expect(Object.keys((await proven()).green)).toEqual(["a", "b", "d"]);
});

test("the rest leaves out what is proven, until a file that it reaches is another", async () => {
  await prove();
  await write("tests/e2e/a.spec.ts", "export const changed = 1;");
  await runRest();
  expect(ran).toEqual(expect.arrayContaining(["a"]));
  expect(ran.length).toBeLessThan(TESTS.length);
  await write("server/app.ts", "export const changed = 1;");
  await runRest();
  expect(ran).toEqual(["a", "b", "c", "d"]);
});

test("a proven test that is red is named as one", async () => {
  await prove();
  red = TESTS.map(({ id }) => id);
  const log = vi.mocked(console.log);
  // Each round has another sixteenth: one of them has one of the four.
  for (let round = 1; ran.length === 0 || ran.length === TESTS.length; round += 1) {
    await write("tests/proven.json", JSON.stringify({ ...(await proven()), round }));
    await runRest();
  }
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`${String(ran[0])} was proven and is red`));
});

test("of a part that alternates half is run, and changed files always", async () => {
  const alternating = { ...PART, alternates: true } as const;
  await runRest({ parts: [alternating], turn: "1" });
  expect(ran).toEqual(["b", "d"]);
  await runRest({ parts: [alternating], turn: "4", changed: ["tests/e2e/b.spec.ts"] });
  expect(ran).toEqual(["a", "b", "c"]);
});

test("outside of a checkout nothing is left out, and nothing can be proven", async () => {
  await prove();
  await rm(path.join(root, ".git"), { recursive: true });
  await runRest();
  expect(ran).toEqual(["a", "b", "c", "d"]);
  await expect(prove()).rejects.toThrow("checkout");
});

const RUN = { parts: [PART], changed: [], turn: undefined, isAnew: false };

async function prove(run: Partial<typeof RUN> = {}): Promise<void> {
  ran = [];
  await runParts(await partsOfTheProof(root, { ...RUN, ...run }));
}

async function runRest(run: Partial<Parameters<typeof partsOfTheRest>[1]> = {}): Promise<Count> {
  ran = [];
  const parts = await partsOfTheRest(root, { ...RUN, ...run });
  return parts.length === 0 ? NOTHING : await runParts(parts);
}

async function proven(): Promise<ProvenTests> {
  return JSON.parse(await readFile(path.join(root, "tests/proven.json"), "utf8")) as ProvenTests;
}

async function write(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), text);
}
