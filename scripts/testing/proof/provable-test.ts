/** A test, or a part of a run, that is left out while nothing that it can reach has changed since it was green. */
export interface ProvableTest {
  /** Its name in `tests/proven.json`. */
  readonly id: string;
  /** The files of its tests, from the root; none for a command. */
  readonly files: readonly string[];
  /** `server`: it reaches no module that only the browser loads. */
  readonly reach: "product" | "server";
  /** What it runs beside Node. */
  readonly programs: readonly Program[];
}

export type Program = "browser" | "postgres";
