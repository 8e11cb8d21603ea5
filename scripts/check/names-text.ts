import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("../../src", import.meta.url));
const QUOTED = /"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`$\\\n]*)`/g;
/** The texts before the first and behind the last value of a template. */
const TEMPLATE = /`([^`$\\\n]*)\$\{[^`\n]*\}([^`}\\\n]*)`/g;

/** Reads the application's code, and gives a function that is true for texts that it quotes, as they are or as a template makes them. */
export async function readNamesText(): Promise<(key: string) => boolean> {
  const entries = await readdir(SOURCE, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .filter((entry) => !entry.parentPath.split(path.sep).includes("generated"))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const whole = new Set<string>();
  const templates: (readonly [before: string, after: string])[] = [];
  for (const text of await Promise.all(files.map((file) => readFile(file, "utf8")))) {
    for (const [, ...texts] of text.matchAll(QUOTED))
      whole.add(texts.find((quoted) => quoted !== undefined) ?? "");
    for (const [, before = "", after = ""] of text.matchAll(TEMPLATE)) {
      if (before + after !== "") templates.push([before, after]);
    }
  }
  return (key) =>
    whole.has(key) || templates.some(([before, after]) => key.startsWith(before) && key.endsWith(after));
}
