import { assertNoTransaction } from "../database/long-work.ts";
import { type AsyncZippable, zip } from "fflate";
import { endingOf } from "./file-kind.ts";

export interface PackedFile {
  readonly name: string;
  readonly content: Uint8Array;
  /** Local text, `2026-11-20 10:00:00`. */
  readonly time: string;
}

/** Endings of files that are packed already and would only cost time. */
const PACKED: ReadonlySet<string> = new Set([
  ".png",
  ".jpg",
  ".jpeg",
  ".gif",
  ".webp",
  ".xlsx",
  ".docx",
  ".pptx",
  ".ofd",
  ".zip",
  ".rar",
]);

/** A .zip of the files, in their order; of several with a name the second is called `name (2)`. */
export async function packArchive(files: readonly PackedFile[]): Promise<Uint8Array> {
  assertNoTransaction("packing an archive");
  const entries: AsyncZippable = {};
  for (const { name, content, time } of files) {
    const level = PACKED.has(endingOf(name)) ? 0 : 6;
    entries[freeName(name, entries)] = [content, { level, mtime: new Date(time.replace(" ", "T")) }];
  }
  return await new Promise((resolve, reject) => {
    zip(entries, (error, archive) => (error ? reject(error) : resolve(archive)));
  });
}

function freeName(name: string, names: object): string {
  const plain = name.replaceAll(/[/\\\p{Cc}]/gu, "_");
  const ending = /\.[^.]+$/.exec(plain)?.[0] ?? "";
  const stem = plain.slice(0, plain.length - ending.length);
  let free = plain;
  for (let copy = 2; Object.hasOwn(names, free); copy += 1) free = `${stem} (${copy})${ending}`;
  return free;
}
