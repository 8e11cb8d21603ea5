import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Product, isCurrent, sourceState, stamp } from "../build/sources.ts";
import { runCommand } from "../run-command.ts";

/** One part of the check. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Files and folders that decide how it ends, from the root; absent: it is run each time. */
  readonly sources?: readonly string[];
}

/** The files that name the installed packages and set the tools up: another tool may find other faults in a file. */
const TOOLS = [
  "package.json",
  "package-lock.json",
  "node_modules/.package-lock.json",
  "tsconfig.json",
  "scripts/check.ts",
];

/** Runs a step, unless it has passed with these very files; prints and returns whether it passes. */
export async function runStep(root: string, { name, command, sources }: Step): Promise<boolean> {
  const [program, ...args] = command;
  const passed: Product | undefined = sources && {
    folder: path.posix.join(".cache/checked", name.replaceAll(" ", "-")),
    sources: [...sources, ...TOOLS],
  };
  if (passed && (await isCurrent(root, passed))) {
    console.log(`ok     ${name} (nothing has changed since)`);
    return true;
  }
  // Files that change meanwhile are noticed by the next check.
  const state = passed && sourceState(root, passed);
  const { code, seconds, output } = await runCommand(program, args, { cwd: root });
  if (code === 0 && passed && state) {
    await mkdir(path.join(root, passed.folder), { recursive: true });
    await stamp(root, passed, state);
  }
  console.log(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}
