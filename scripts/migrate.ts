import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { migrateScreenText } from "../generators/migrate-screens/migrate-screen-text.ts";
import { shortenText } from "../generators/short-form/shorten-text.ts";
import { formatText } from "./format-text.ts";

/** A text in the way it is written now, and the reasons why parts of it stay as they were. */
interface Migrated {
  readonly text: string;
  readonly kept?: readonly string[];
}

interface Migration {
  readonly folders: readonly string[];
  readonly describe: string;
  /** Throws an Error when the text cannot be read. */
  readonly migrate: (text: string) => Migrated;
}

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  catalogue: {
    folders: ["schemas/api"],
    describe: "documents of OpenAPI 3.1 in the short form",
    migrate: shortenText,
  },
  screens: {
    folders: ["schemas/screens", "schemas/blocks", "schemas/messages"],
    describe: "screens, blocks and fixed texts in the present version of the language",
    migrate: migrateScreenText,
  },
};

/** Rewrites files in place; one that cannot be rewritten is left as it is, with the reason. */
async function migrateFiles({ folders, migrate }: Migration, names: readonly string[]): Promise<number> {
  const files = names.length > 0 ? names : (await Promise.all(folders.map(documentsBelow))).flat();
  let refused = 0;
  for (const file of files) {
    try {
      const written = await readFile(file, "utf8");
      const { text, kept = [] } = migrate(written);
      const tidy = text === written ? text : await formatText(file, text);
      if (tidy === written) continue;
      await writeFile(file, tidy);
      console.log(`${file}: ${linesOf(written)} → ${linesOf(tidy)} lines`);
      for (const reason of kept) console.log(`  as it was: ${reason}`);
    } catch (error) {
      refused += 1;
      console.error(`${file}: left as it is: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return refused > 0 ? 1 : 0;
}

async function documentsBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => path.join(folder, name));
}

function linesOf(text: string): number {
  return text.split("\n").length - 1;
}

function usage(): string {
  const lines = Object.entries(MIGRATIONS).map(
    ([name, { folders, describe }]) =>
      `npm run migrate -- ${name} [file …]`.padEnd(44) +
      `${describe}, by default all of ${folders.join(", ")}`,
  );
  return `Usage:\n${lines.join("\n")}`;
}

const [what = "", ...names] = process.argv.slice(2);
const migration = Object.hasOwn(MIGRATIONS, what) ? MIGRATIONS[what] : undefined;
if (migration) {
  process.exitCode = await migrateFiles(migration, names);
} else {
  console.error(usage());
  process.exitCode = 2;
}
