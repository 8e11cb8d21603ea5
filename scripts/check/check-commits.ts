import { runCommand } from "../run-command.ts";
import { findSubjectFaults } from "./find-subject-faults.ts";

/** Holds the subjects of the commits since this file was added; passes outside of a checkout with its history. */
const read = async (...args: readonly string[]) => {
  const { code, output } = await runCommand("git", args);
  return code === 0 ? output.split("\n").filter((line) => line !== "") : [];
};

const added = (
  await read("log", "--diff-filter=A", "--format=%H", "--", "scripts/check/check-commits.ts")
).at(-1);
const lines = added === undefined ? [] : await read("log", "--no-merges", "--format=%h %s", `${added}..HEAD`);
const faults = findSubjectFaults(
  lines.map((line) => ({
    hash: line.slice(0, line.indexOf(" ")),
    subject: line.slice(line.indexOf(" ") + 1),
  })),
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
