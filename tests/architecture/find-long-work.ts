/** Modules that unpack, parse, draw, hash, or start a thread for it. */
const LONG =
  /(?:from|import\()\s*"(?:fflate|yauzl|pdfkit|node:zlib|(?:read|write)-excel-file[^"]*|[^"]*\/start-thread\.ts)"|\b(?:scrypt|pbkdf2)\w*\b[^;]*from "node:crypto"/;

/** Backups are written by commands, the built app is packed once, before the server listens. */
const BESIDE_REQUESTS = /^server\/platform\/(backup|http\/built-app)/;

/** Calculations and their threads: `run` of calculation-threads.ts refuses them. */
const REFUSED_AT_DOOR = /\bexport (const calculation|function startCalculatingThread)\b/;

export interface LongWork {
  readonly file: string;
  readonly reason: string;
}

/** Files of the server that do long work without `assertNoTransaction`. `files` maps paths from the project's root to their text. */
export function findLongWork(files: ReadonlyMap<string, string>): LongWork[] {
  return [...files]
    .filter(([file]) => file.startsWith("server/") && !BESIDE_REQUESTS.test(file))
    .filter(
      ([, text]) => LONG.test(text) && !REFUSED_AT_DOOR.test(text) && !text.includes("assertNoTransaction("),
    )
    .map(([file]) => ({ file, reason: "works long and does not refuse to within a transaction" }));
}
