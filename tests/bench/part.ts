import type { Browser } from "@playwright/test";
import type { PageName } from "./build-pages.ts";

interface Bench {
  readonly browser: Browser;
  /** Of the server with the built pages. */
  readonly address: string;
  readonly rounds: number;
  /** Of the larger project that is checked; the smaller one has a tenth of them. */
  readonly screens: number;
  /** Of the firms that are held against each other. */
  readonly clients: readonly number[];
}

/** A part of the benchmark with a section of its own in the report. */
export interface Part {
  readonly pages: readonly PageName[];
  /** The section as it stands after each round. */
  readonly measure: (bench: Bench) => AsyncIterable<string>;
}
