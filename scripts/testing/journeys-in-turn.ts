import { readdir } from "node:fs/promises";
import path from "node:path";

const FOLDER = "tests/e2e";

/**
 * The files of journeys that a run takes, from the root: every second one by its turn, and those that have changed. Without a turn all.
 */
export async function journeysInTurn(
  root: string,
  turn: string | undefined,
  changed: readonly string[],
): Promise<readonly string[]> {
  const names = await readdir(path.join(root, FOLDER), { recursive: true });
  const files = names
    .filter((name) => name.endsWith(".spec.ts"))
    .map((name) => path.posix.join(FOLDER, name))
    .toSorted();
  if (turn === undefined) return files;
  return files.filter((file, at) => at % 2 === Number(turn) % 2 || changed.includes(file));
}
