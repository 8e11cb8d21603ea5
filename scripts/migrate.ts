import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { shortenText } from "../generators/short-form/shorten-text.ts";
import { formatText } from "./format-text.ts";

const API = "schemas/api";
const USAGE = `npm run migrate -- catalogue [file …]    documents of OpenAPI 3.1 in the short form, by default all of ${API}`;

/** Rewrites documents of the catalogue in the short form; one that cannot be is left as it is, with the reason. */
async function migrateCatalogue(names: readonly string[]): Promise<number> {
  const files = names.length > 0 ? names : await documentsOf(API);
  let refused = 0;
  for (const file of files) {
    try {
      const written = await readFile(file, "utf8");
      const { text, kept } = shortenText(written);
      const tidy = await formatText(file, text);
      if (tidy !== written) await writeFile(file, tidy);
      console.log(`${file}: ${linesOf(written)} → ${linesOf(tidy)} lines`);
      for (const reason of kept) console.log(`  kept in the words of OpenAPI: ${reason}`);
    } catch (error) {
      refused += 1;
      console.error(`${file}: left as it is: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return refused > 0 ? 1 : 0;
}

async function documentsOf(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => path.join(folder, name));
}

function linesOf(text: string): number {
  return text.split("\n").length - 1;
}

const [what, ...names] = process.argv.slice(2);
if (what === "catalogue") {
  process.exitCode = await migrateCatalogue(names);
} else {
  console.error(`Usage: ${USAGE}`);
  process.exitCode = 2;
}
