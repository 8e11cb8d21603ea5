import { readFile } from "node:fs/promises";
import { format, type FormatConfig } from "oxfmt";

const SCHEMA_FILE = /(^|\/)schemas\/.*\.json$/;

let config: FormatConfig | undefined;

/**
 * The text of a file in the format of the house, in which what fits into a line of a schema file stands on one. Throws an
 * Error when it cannot be read.
 */
export async function formatText(name: string, text: string): Promise<string> {
  config ??= await readFormat();
  const { code, errors } = await format(name, SCHEMA_FILE.test(name) ? joinLines(text) : text, config);
  const [error] = errors;
  if (error) throw new Error(error.message);
  return code;
}

/** The formatter leaves an object on several lines as it is, and divides one that is too long. */
function joinLines(json: string): string {
  return json.replaceAll(/"(?:[^"\\]|\\.)*"|\s+/g, (found) => (found.startsWith('"') ? found : ""));
}

async function readFormat(): Promise<FormatConfig> {
  const text = await readFile(new URL("../.oxfmtrc.json", import.meta.url), "utf8");
  const { ignorePatterns: _, ...kept } = JSON.parse(text) as FormatConfig & {
    readonly ignorePatterns: unknown;
  };
  return kept;
}
