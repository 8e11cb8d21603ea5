import { runCommand } from "../run-command.ts";

/** The files of the last commit and those that have changed since it, from the root; none outside of a checkout. */
export async function changedFiles(root: string): Promise<readonly string[]> {
  const read = async (...args: readonly string[]) => {
    const { code, output } = await runCommand("git", args, { cwd: root });
    return code === 0 ? output.split("\n").filter((line) => line !== "") : [];
  };
  const [committed, changed, added] = await Promise.all([
    read("diff", "--name-only", "HEAD~1", "HEAD"),
    read("diff", "--name-only", "HEAD"),
    read("ls-files", "--others", "--exclude-standard"),
  ]);
  return [...new Set([...committed, ...changed, ...added])];
}
