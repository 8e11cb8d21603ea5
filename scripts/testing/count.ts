/** The outcome of one part of a test run. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Each failed test with its reason in some lines: repeated at the end, where a long log is not searched for it. */
  readonly failures: readonly string[];
}

export const NOTHING: Count = { passed: 0, failed: 0, failures: [] };

export function sumCounts(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  };
}

/** The first dozen lines of an error, indented. */
export function shortened(message = ""): string {
  return message
    .split("\n")
    .slice(0, 12)
    .map((line) => `  ${line}`)
    .join("\n");
}
