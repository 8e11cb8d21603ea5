import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { build } from "vite";
import { findBrowser } from "../../scripts/find-browser.ts";
import { difference } from "./page-texts.ts";
import { benchPlans } from "./plan-screens.ts";
import { report, type Round } from "./report.ts";
import { serve } from "./serve.ts";
import { OURS, SUBJECTS, type Subject } from "./subjects.ts";
import { visit, type Shown } from "./visit.ts";

/**
 * `npm run bench` measures the schema-declared list against two hand-written pages with the same rows, in a real browser.
 * `npm run bench -- --rounds 2` is quick and proves only that it works;
 * `--built` takes the pages as they were built last.
 */
const ROOT = path.resolve(import.meta.dirname, "../..");
const BUILT = path.join(ROOT, "dist/bench");
const REPORT = path.join(ROOT, ".cache/bench.md");

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "9" }, built: { type: "boolean", default: false } },
});
const wanted = Number(values.rounds);
if (!Number.isInteger(wanted) || wanted < 1) throw new Error("--rounds takes a whole number from 1");

if (!values.built) for (const subject of SUBJECTS) await buildPage(subject);
await mkdir(path.dirname(REPORT), { recursive: true });
const server = await serve(BUILT);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
try {
  // The first visits warm up the machine, and show whether the pages are worth comparing.
  const shown = new Map<Subject, Shown>();
  for (const subject of SUBJECTS) shown.set(subject, (await visit(browser, server.address, subject)).shown);
  expectSameTexts(shown);

  const rounds: Round[] = [];
  for (let number = 0; number < wanted; number += 1) {
    const measured = new Map<string, unknown>();
    // Each round begins with another page.
    for (let turn = 0; turn < SUBJECTS.length; turn += 1) {
      const subject = SUBJECTS[(number + turn) % SUBJECTS.length] as Subject;
      measured.set(subject.name, (await visit(browser, server.address, subject)).measures);
    }
    rounds.push(Object.fromEntries(measured) as unknown as Round);
    // After each round, so that a run that is cut short has not been in vain.
    await writeFile(REPORT, report(rounds));
    say(`round ${number + 1} of ${wanted}`);
  }
  say(`\n${report(rounds)}`);
} finally {
  await browser.close();
  server.close();
}

async function buildPage({ name }: Subject): Promise<void> {
  await build({
    configFile: path.join(import.meta.dirname, "vite.config.ts"),
    base: `/${name}/`,
    logLevel: "warn",
    plugins: name === OURS.name ? [benchPlans()] : [],
    build: {
      outDir: path.join(BUILT, name),
      rolldownOptions: { input: path.join(import.meta.dirname, "pages", `${name}.html`) },
    },
  });
}

/** Pages that show other texts than ours do other work. */
function expectSameTexts(shown: ReadonlyMap<Subject, Shown>): void {
  const ours = shown.get(OURS) ?? [];
  for (const [{ title }, theirs] of shown) {
    for (const [index, texts] of ours.entries()) {
      const found = theirs[index] ? difference(texts, theirs[index]) : "nothing shown";
      if (found !== undefined) throw new Error(`Ours and ${title} differ at stop ${index + 1}: ${found}`);
    }
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
