import { expect, test } from "vitest";
import { findReliabilityFaults } from "./find-reliability-faults.ts";

const facts = { root: import.meta.dirname, scripts: new Set(["fuzz"]) };
const OWN = "`find-reliability-faults.test.ts: a page with a proof or a reason for every check is sound`";

const row = (number: number, proof: string, reached = "all") =>
  `| ${number}  | links | ${proof} | ${reached} |`;
const page = (...rows: readonly string[]) => {
  const others = Array.from({ length: 72 }, (_none, index) => row(index + 1, OWN)).slice(rows.length);
  return ["| No. | Check | Proof | Reached |", "| --- | --- | --- | --- |", ...rows, ...others].join("\n");
};

test("a page with a proof or a reason for every check is sound", () => {
  const rows = [
    row(1, OWN),
    row(2, `${OWN}, \`npm run fuzz -- schemas\``, "10,000"),
    row(3, "Waits: nothing listens to `message` yet", ""),
    row(4, "Gap: one browser only", ""),
    row(5, "[chaos](chaos.md)", ""),
  ];
  expect(findReliabilityFaults(page(...rows), facts)).toEqual([]);
});

test("what is missing, told twice, unknown, unproven or unfounded is named", () => {
  const rows = [
    row(2, OWN),
    row(2, OWN),
    row(73, OWN),
    row(4, "`no-such-file.test.ts: a title`, `npm run nothing`"),
    row(5, "later", ""),
    row(6, OWN, ""),
    `| 7 |  | ${OWN} | all |`,
  ];
  expect(findReliabilityFaults(page(...rows), facts)).toEqual([
    "1: is missing",
    "3: is missing",
    "2: stands twice",
    "73: there is no such check",
    "4: no such test: no-such-file.test.ts: a title",
    "4: no such test: npm run nothing",
    "5: neither a test nor a reason is told",
    "6: what was reached is not told",
    "7: the check is not told",
  ]);
});
