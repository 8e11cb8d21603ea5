import { isDeepStrictEqual } from "node:util";

/** A difference between a screen and its plan. */
export interface Fault {
  /** Screen and part of it, as `setting.user-manage / columns`. */
  readonly where: string;
  readonly expected: unknown;
  readonly seen: unknown;
}

/** Nothing when both are the same, all the way down. */
export function compare(where: string, expected: unknown, seen: unknown): readonly Fault[] {
  return isDeepStrictEqual(expected, seen) ? [] : [{ where, expected, seen }];
}

/** The fault of an oracle that cannot judge: a part that it does not cover must not pass. */
export function unknown(where: string, error: unknown): readonly Fault[] {
  return [{ where, expected: "an oracle that knows", seen: error instanceof Error ? error.message : error }];
}

/** Faults as lines to read. */
export function faultLines(faults: readonly Fault[]): readonly string[] {
  return faults.map(
    ({ where, expected, seen }) =>
      `${where}: expected ${JSON.stringify(expected)}, seen ${JSON.stringify(seen)}`,
  );
}
