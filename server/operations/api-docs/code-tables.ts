import type { Project } from "../../../src/schema/project/project.ts";

/** A code table with the words that users read. */
export interface CodeTable {
  readonly name: string;
  readonly title: string;
  readonly values: readonly { readonly value: string | number; readonly label: string }[];
}

/** `schemas/enums` by the tables' names. */
export function readCodeTables({ files }: Pick<Project, "files">): ReadonlyMap<string, CodeTable> {
  const tables = [...files]
    .filter(([path]) => path.startsWith("schemas/enums/"))
    .map(([, { value }]) => value as CodeTable);
  return new Map(tables.map((table) => [table.name, table]));
}
