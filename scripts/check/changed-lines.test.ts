import { expect, test } from "vitest";
import { changedLines } from "./changed-lines.ts";

const runsOf = (first: string, second: string) =>
  changedLines(first.split(" "), second.split(" ")).map((run) =>
    run.map(({ of, text }) => `${{ both: "", first: "-", second: "+" }[of]}${text}`).join(" "),
  );

test.each([
  ["a b c", "a b c", []],
  ["a b c", "a x c", ["a -b +x"]],
  ["a b c d e", "a c d f e", ["a -b", "d +f"]],
  ["a", "b a", ["+b"]],
  ["a b", "a", ["a -b"]],
])("%s beside %s", (first, second, runs) => {
  expect(runsOf(first, second)).toEqual(runs);
});
