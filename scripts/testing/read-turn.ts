import { runCommand } from "../run-command.ts";

/** A run of all tests takes one screen of so many. */
export const TURNS = 16;

/** The sixteenth of the screens that a run of all tests tries, by the commit's name: "0" to "15"; undefined where there is none. */
export async function readTurn(): Promise<string | undefined> {
  const { code, output } = await runCommand("git", ["rev-parse", "HEAD"]);
  const last = Number.parseInt(output.trim().at(-1) ?? "", 16);
  return code === 0 && !Number.isNaN(last) ? String(last % TURNS) : undefined;
}
