import { stripVTControlCharacters } from "node:util";
import { runCommand } from "../run-command.ts";
import { type Count, NOTHING, shortened } from "./count.ts";

export interface Suite {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: NodeJS.ProcessEnv;
  /** Counts the tests of the run from its report; absent: the whole counts as one. */
  readonly read?: () => Promise<Count>;
}

/**
 * Runs one part and counts it; one that ends badly without a failed test of its own counts as one failure, with what
 * it printed of it.
 */
export async function runSuite({ name, command: [command, ...args], env = {}, read }: Suite): Promise<Count> {
  const { code, output, seconds } = await runCommand(command, args, { live: true, env });
  console.log(`${name}: ${code === 0 ? "ok" : "FAILED"} (${seconds.toFixed(0)} s)`);
  if (!read) return code === 0 ? { ...NOTHING, passed: 1 } : failureOf(NOTHING);
  if (code === 0) return await read();
  const count = await read().catch(() => NOTHING);
  return count.failed > 0 ? count : failureOf(count);

  function failureOf({ passed }: Count): Count {
    return {
      passed,
      failed: 1,
      failures: [`${name} itself (exit status ${code})\n${shortened(reasonIn(output))}`],
    };
  }
}

/** The errors outside of its tests that a run printed; its last lines where it says nothing of them. */
function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output).trimEnd().split("\n");
  const start = lines.findIndex((line) => /Unhandled (Error|Rejection)/.test(line));
  return (start < 0 ? lines.slice(-12) : lines.slice(start)).join("\n");
}
