import { readFile } from "node:fs/promises";
import { format, type FormatConfig } from "oxfmt";

let config: FormatConfig | undefined;

/** The text of a file in the format of the house. Throws an Error when it cannot be read. */
export async function formatText(name: string, text: string): Promise<string> {
  config ??= await readFormat();
  const { code, errors } = await format(name, text, config);
  const [error] = errors;
  if (error) throw new Error(error.message);
  return code;
}

async function readFormat(): Promise<FormatConfig> {
  const text = await readFile(new URL("../.oxfmtrc.json", import.meta.url), "utf8");
  const { ignorePatterns: _, ...kept } = JSON.parse(text) as FormatConfig & {
    readonly ignorePatterns: unknown;
  };
  return kept;
}
