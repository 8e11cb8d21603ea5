import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseCatalogueFile } from "../../src/schema/project/catalogue-file.ts";
import { isCurrent, type Product, sourceState, stamp } from "../build/sources.ts";

const API = "schemas/api";

/** The catalogue in plain OpenAPI, for tools that do not read the short form; not under version control. */
export const PLAIN_CATALOGUE: Product = {
  folder: ".cache/openapi",
  sources: [API, "src/schema/project", "package-lock.json"],
};

/** Writes `.cache/openapi` anew unless it was made from these very documents; true when it did. */
export async function renewPlainCatalogue(root: string): Promise<boolean> {
  if (await isCurrent(root, PLAIN_CATALOGUE)) return false;
  const state = sourceState(root, PLAIN_CATALOGUE);
  await exportCatalogue(root, path.join(root, PLAIN_CATALOGUE.folder));
  await stamp(root, PLAIN_CATALOGUE, state);
  return true;
}

/**
 * Writes each document of the catalogue into the folder as plain OpenAPI 3.1, under its name, so that references between
 * them hold; other JSON files there go. Gives the names. Throws an Error for one that cannot be read.
 */
export async function exportCatalogue(root: string, folder: string): Promise<readonly string[]> {
  const names = (await readdir(path.join(root, API))).filter((name) => name.endsWith(".json")).toSorted();
  const documents = await Promise.all(
    names.map(async (name) => [name, await readPlain(root, `${API}/${name}`)] as const),
  );
  await mkdir(folder, { recursive: true });
  await Promise.all(documents.map(([name, text]) => replaceFile(path.join(folder, name), text)));
  const left = (await readdir(folder)).filter((name) => name.endsWith(".json") && !names.includes(name));
  await Promise.all(left.map((name) => rm(path.join(folder, name))));
  return names;
}

async function readPlain(root: string, name: string): Promise<string> {
  const file = parseCatalogueFile(name, await readFile(path.join(root, name), "utf8"));
  const [problem] = file.problems;
  if (problem) throw new Error(`${name}:${problem.line}:${problem.column} ${problem.message}`);
  return `${JSON.stringify(file.value, null, 2)}\n`;
}

/** Writes the document in one step: a reader never sees half of it. */
async function replaceFile(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
