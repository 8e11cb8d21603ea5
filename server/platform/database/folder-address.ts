import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The address of a data folder's server is kept beside its lock, for a second start. */
function fileOf(folder: string): string {
  return `${path.resolve(folder)}.address`;
}

/** Returns the way to take it back. */
export function noteAddress(folder: string, address: string): () => void {
  writeFileSync(fileOf(folder), address);
  return () => rmSync(fileOf(folder), { force: true });
}

/** Undefined where no server has said so yet. */
export function addressOf(folder: string): string | undefined {
  try {
    return readFileSync(fileOf(folder), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
