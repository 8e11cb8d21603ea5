/** The outcome of one part of a test run. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Each failed test with its reason in some lines: repeated at the end, where a long log is not searched for it. */
  readonly failures: readonly string[];
}

/** The number of failures that ends a run: more of them show nothing new. */
export const FAILURES_THAT_END = 5;

export const NOTHING: Count = { passed: 0, failed: 0, failures: [] };

/** A part of which nothing could be run. */
export function asFailure(reason: string): Count {
  return { passed: 0, failed: 1, failures: [reason] };
}

export function sumCounts(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  };
}

/** The line about tests that an ended run has left out; none where it left out nothing. */
export function notRunReason(left: number): readonly string[] {
  return left === 0 ? [] : [`${left} tests were not run: ${FAILURES_THAT_END} failures end a run`];
}

/** The first dozen lines of an error, indented. */
export function shortened(message = ""): string {
  return message
    .split("\n")
    .slice(0, 12)
    .map((line) => `  ${line}`)
    .join("\n");
}
