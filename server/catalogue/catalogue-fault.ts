import { readFileSync } from "node:fs";
import { join } from "node:path";
import { joinPointer, parseSchemaFile } from "../../src/schema/project/schema-file.ts";
import { shownPath } from "./read-json-files.ts";

/** Something in a document of the catalogue that the server cannot work with. */
export interface CatalogueFault {
  /** The document's file name. */
  readonly file: string;
  /** The way to the place inside the document. */
  readonly steps: readonly (string | number)[];
  /** In Chinese. */
  readonly reason: string;
}

/** One line for each fault: file, line, column and reason. */
export function describeFaults(folder: string, faults: readonly CatalogueFault[]): string {
  const lines = faults.map(({ file, steps, reason }) => {
    const source = parseSchemaFile(file, readFileSync(join(folder, file), "utf8"));
    const { line, column } = source.locate(joinPointer("", ...steps), "key");
    return `${shownPath(folder, file)}:${line}:${column} ${reason}`;
  });
  return [`接口目录有 ${faults.length} 处错误`, ...lines].join("\n");
}
