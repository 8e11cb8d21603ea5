import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseSchemaFile } from "../../src/schema/project/schema-file.ts";

/** Every JSON file of a folder, as `[file name, content]`. Throws with file, line and column what is not JSON. */
export function readJsonFiles<T>(folder: string): [string, T][] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => [file, parse(folder, file) as T]);
}

/** `schemas/api/user.json`, wherever the folder of the schemas stands. */
export function shownPath(folder: string, file: string): string {
  return [basename(dirname(join(folder, "."))), basename(folder), file].join("/");
}

function parse(folder: string, file: string): unknown {
  const text = readFileSync(join(folder, file), "utf8");
  try {
    return JSON.parse(text);
  } catch (cause) {
    const [{ line, column } = { line: 1, column: 1 }] = parseSchemaFile(file, text).problems;
    throw new Error(`${shownPath(folder, file)}:${line}:${column} 不是有效的 JSON，请检查此处的语法`, {
      cause,
    });
  }
}
