import { join } from "node:path";
import { readJsonFiles } from "../catalogue/read-json-files.ts";

/** A code table with the words that users read. */
export interface CodeTable {
  readonly name: string;
  readonly title: string;
  readonly values: readonly { readonly value: string | number; readonly label: string }[];
}

/** `enums/*.json` by the tables' names. */
export function readCodeTables(schemasDir: string): ReadonlyMap<string, CodeTable> {
  return new Map(readJsonFiles<CodeTable>(join(schemasDir, "enums")).map(([, table]) => [table.name, table]));
}
