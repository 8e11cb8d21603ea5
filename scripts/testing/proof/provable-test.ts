/** A test, or a part of a run, that is left out while nothing that it can reach has changed since it was green. */
export interface ProvableTest {
  /** Its name in `tests/proven.json`. */
  readonly id: string;
  /** The files of its tests, from the root; none for a command. */
  readonly files: readonly string[];
  readonly reach: Reach;
  /** What it runs beside Node. */
  readonly programs: readonly Program[];
}

/**
 * What a test reaches beside its own files and what they import. `project`: all of it but documents, for it starts
 * commands, which may read anything. `product`: the same without tests and their helpers. `server`: of these no
 * module that only the browser loads.
 */
export type Reach = "project" | "product" | "server";

export type Program = "browser" | "postgres";
