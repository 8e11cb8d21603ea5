import { existsSync } from "node:fs";
import path from "node:path";
import { isTestThere } from "./find-rule-faults.ts";

/** The last of the checks that docs/reliability.md has to list, from 1. */
const LAST = 72;

export interface ReliabilityFacts {
  /** The folder that tests are named from. */
  readonly root: string;
  /** Scripts of package.json, which prove something when they are run. */
  readonly scripts: ReadonlySet<string>;
}

/** A row `| number | check | proof | reached |` of one of the page's tables. */
interface Row {
  readonly number: number;
  readonly check: string;
  readonly proof: string;
  readonly reached: string;
}

/** Names the file or folder with which a part of the product will come. */
const WAITS = /\bWaits for `([^`]+)`: \S/g;

/** Stands in place of a test: the reason why there is none, or the page that describes it. */
const INSTEAD = /^(?:Waits for `[^`]+`: \S|Gap: \S|\[.+\]\(\w+\.md\)$)/;

/** Words of something that is to come: they grow false by themselves. */
const TO_COME = /\b(?:waits?|yet)\b/i;

/**
 * One line for each check that the page leaves out, lists twice or without proof, for each missing test, and for what
 * is said to be to come and is there.
 */
export function findReliabilityFaults(page: string, facts: ReliabilityFacts): string[] {
  const rows = readRows(page);
  const numbers = rows.map(({ number }) => number);
  const wanted = Array.from({ length: LAST }, (_none, index) => index + 1);
  return [
    ...wanted.filter((number) => !numbers.includes(number)).map((number) => `${number}: is missing`),
    ...numbers
      .filter((number, index) => numbers.indexOf(number) !== index)
      .map((number) => `${number}: stands twice`),
    ...numbers
      .filter((number) => !wanted.includes(number))
      .map((number) => `${number}: there is no such check`),
    ...rows.flatMap((row) => rowFaults(row, facts).map((fault) => `${row.number}: ${fault}`)),
  ];
}

function rowFaults({ check, proof, reached }: Row, { root, scripts }: ReliabilityFacts): string[] {
  const isInstead = INSTEAD.test(proof);
  const named = isInstead ? [] : [...proof.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
  return [
    ...(check === "" ? ["the check is not told"] : []),
    ...(named.length > 0 || isInstead ? [] : ["neither a test nor a reason is told"]),
    ...(named.length > 0 && reached === "" ? ["what was reached is not told"] : []),
    ...named.filter((name) => !isProof(name, root, scripts)).map((name) => `no such test: ${name}`),
    ...[proof, reached].flatMap((text) => waitingFaults(text, root)),
  ];
}

function waitingFaults(text: string, root: string): string[] {
  const awaited = [...text.matchAll(WAITS)].map(([, name = ""]) => name);
  const others = text.replaceAll(WAITS, "").replaceAll(/`[^`]*`/g, "");
  return [
    ...awaited
      .filter((name) => existsSync(path.join(root, name)))
      .map((name) => `waits for what is there: ${name}`),
    ...(TO_COME.test(others) ? ["what is to come is told without `Waits for` a path"] : []),
  ];
}

function isProof(name: string, root: string, scripts: ReadonlySet<string>): boolean {
  const script = /^npm run (\S+)/.exec(name)?.[1];
  return script === undefined ? isTestThere(root, name) : scripts.has(script);
}

function readRows(page: string): Row[] {
  return page.split("\n").flatMap((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    const [, number = "", check = "", proof = "", reached = ""] = cells;
    return /^\d+$/.test(number) ? [{ number: Number(number), check, proof, reached }] : [];
  });
}
