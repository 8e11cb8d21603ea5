import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findIssues } from "../../../scripts/check/find-issues.ts";
import { createProject } from "../../../src/schema/project/project.ts";
import { readProject } from "../../../src/schema/project/read-project.ts";
import { prettyReport } from "../../../src/schema/report/pretty.ts";
import { interleave, type Visit } from "../interleave.ts";
import type { Part } from "../part.ts";
import { inMilliseconds, report, toOneDecimal, type Section, type Subject } from "../report.ts";
import { growProject } from "./grow-project.ts";

type Key = "process" | "warm" | "perScreen";
type Texts = ReadonlyMap<string, string>;

interface GrownProject extends Subject {
  readonly texts: Texts;
  readonly screens: number;
}

const ROOT = path.resolve(import.meta.dirname, "../../..");
/** More would take an hour and say the same. */
const MOST_ROUNDS = 3;

/** The product's own schemas, many times over, through the whole check: every rule, and the types of expressions. */
export const checkPart: Part = {
  pages: [],
  async *measure({ rounds, screens }) {
    const { files } = await readProject(ROOT);
    const texts = new Map([...files].map(([name, { text }]) => [name, text]));
    const large = growUntil(texts, screens);
    const small = growUntil(texts, screens / 10);
    const section: Section<Key> = {
      title: "Check",
      note: "Every rule and the types of all expressions, over the product's own schemas many times over.",
      subjects: [large, small],
      against: small.name,
      lines: [
        { key: "process", title: "`check -- --schemas` from start to end, s", show: toOneDecimal },
        { key: "warm", title: "in a process that has checked before, s", show: toOneDecimal },
        { key: "perScreen", title: "from start to end, each screen, ms", show: inMilliseconds, aim: 1.1 },
      ],
    };
    for await (const measured of interleave([large, small], Math.min(rounds, MOST_ROUNDS), checkTwice)) {
      yield report(section, measured);
    }
  },
};

/** The least whole number of copies with so many screens. */
function growUntil(texts: Texts, least: number): GrownProject {
  const times = Math.ceil(least / createProject(texts).screens.size);
  const grown = growProject(texts, times);
  const { screens, operations } = createProject(grown);
  const count = (value: number) => value.toLocaleString("en");
  return {
    name: `times-${times}`,
    title: `${count(screens.size)} screens, ${count(operations.size)} operations`,
    screens: screens.size,
    texts: grown,
  };
}

async function checkTwice({ texts, screens }: GrownProject): Promise<Visit<Key>> {
  const folder = await mkdtemp(path.join(tmpdir(), "check-"));
  try {
    for (const [name, text] of texts) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    const warm = await secondsOf(async () => {
      const { issues } = await findIssues(createProject(texts));
      if (issues.length > 0) throw new Error(`The grown project has issues:\n${prettyReport(issues)}`);
    });
    const whole = await secondsOf(() => checkInProcess(folder));
    return { shown: [], measures: { process: whole, warm, perScreen: (whole * 1000) / screens } };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function checkInProcess(folder: string): Promise<void> {
  const args = ["--import", import.meta.resolve("tsx"), path.join(ROOT, "scripts/check.ts"), "--schemas"];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: "ignore" });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`The check ended with ${code}`);
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
