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
    row(3, "Waits for `frames.tsx`: no page of another product is shown", ""),
    row(4, "Gap: one browser only", ""),
    row(5, "[chaos](chaos.md)", ""),
    row(6, OWN, "all but talks. Waits for `talks/`: there are none; a button `waits` in a name"),
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
    row(8, "Waits for `find-reliability-faults.ts`: nobody reads the page", ""),
    row(9, OWN, "half; Waits for `../check`: nothing is checked"),
    row(10, "Waits: there is no chat", ""),
    row(11, OWN, "sign-out; sockets do not exist yet"),
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
    "8: waits for what is there: find-reliability-faults.ts",
    "9: waits for what is there: ../check",
    "10: neither a test nor a reason is told",
    "10: what is to come is told without `Waits for` a path",
    "11: what is to come is told without `Waits for` a path",
  ]);
});
