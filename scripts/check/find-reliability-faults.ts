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

/** Stands in place of a test: the reason why there is none, or the page that describes it. */
const INSTEAD = /^(?:Waits: \S|Gap: \S|\[.+\]\(\w+\.md\)$)/;

/** One line for each check that the page leaves out, lists twice or without proof, and for each missing test. */
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
