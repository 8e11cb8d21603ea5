import { runCommand } from "../run-command.ts";
import { type Count, NOTHING } from "./count.ts";

export interface Suite {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: NodeJS.ProcessEnv;
  /** Counts the tests of the run from its report; absent: the whole counts as one. */
  readonly read?: () => Promise<Count>;
}

/** Runs one part and counts it; one that ends badly without a failed test of its own counts as one failure. */
export async function runSuite({ name, command: [command, ...args], env = {}, read }: Suite): Promise<Count> {
  const { code, seconds } = await runCommand(command, args, { live: true, env });
  console.log(`${name}: ${code === 0 ? "ok" : "FAILED"} (${seconds.toFixed(0)} s)`);
  const failure = { ...NOTHING, failed: 1, failures: [`${name} itself (exit status ${code})`] };
  if (!read) return code === 0 ? { ...NOTHING, passed: 1 } : failure;
  if (code === 0) return await read();
  const count = await read().catch(() => failure);
  return count.failed > 0 ? count : failure;
}
