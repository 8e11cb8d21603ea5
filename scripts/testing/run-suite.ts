import { stripVTControlCharacters } from "node:util";
import { runCommand } from "../run-command.ts";
import { checkFlaky, type Repeat, type Report } from "./check-flaky.ts";
import { type Count, NOTHING, shortened } from "./count.ts";

export interface Suite {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: NodeJS.ProcessEnv;
  /** Counts the tests of the run from its report; absent: the whole counts as one. */
  readonly read?: () => Promise<Report>;
  /** Separates flaky tests from failed ones; absent: all of them count as failed. */
  readonly repeat?: Repeat;
}

/**
 * Runs one part and counts it; one that ends badly without a failed test of its own counts as one failure, with what
 * it printed of it.
 */
export async function runSuite(suite: Suite): Promise<Count> {
  const { name, env = {}, read, repeat = neverSteady } = suite;
  const [command, ...args] = suite.command;
  const { code, output, seconds } = await runCommand(command, args, { live: true, env });
  console.log(`${name}: ${code === 0 ? "ok" : "FAILED"} (${seconds.toFixed(0)} s)`);
  const isBad = code !== 0;
  if (!read) return isBad ? withFailure(NOTHING) : { ...NOTHING, passed: 1 };
  const report = isBad ? await read().catch(() => ({ ...NOTHING, flaky: [] })) : await read();
  const count = await checkFlaky(report, repeat);
  const hasReason = report.failed + report.flaky.length > 0 && !UNHANDLED.test(output);
  return isBad && !hasReason ? withFailure(count) : count;

  function withFailure({ passed, failed, failures }: Count): Count {
    const failure = `${name} itself (exit status ${code})\n${shortened(reasonIn(output))}`;
    return { passed, failed: failed + 1, failures: [...failures, failure] };
  }
}

/** An error that belongs to no test, in what vitest prints. */
const UNHANDLED = /Unhandled (Error|Rejection)/;

const neverSteady: Repeat = () => Promise.resolve(false);

/** The errors outside of its tests that a run printed; its last lines where it says nothing of them. */
function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output).trimEnd().split("\n");
  const start = lines.findIndex((line) => UNHANDLED.test(line));
  return (start < 0 ? lines.slice(-12) : lines.slice(start)).join("\n");
}
