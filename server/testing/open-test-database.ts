import { readFile } from "node:fs/promises";
import type { Kysely } from "kysely";
import { inject } from "vitest";
import { openDatabase } from "../platform/database/open-database.ts";
import type { Database } from "../tables/tables.ts";
import { createDatabase } from "./create-database.ts";
import { seededParts } from "./seeded-database.ts";

export interface TestDatabase {
  readonly db: Kysely<Database>;
  /** Ends the connections; nothing of the database is left. */
  readonly drop: () => Promise<void>;
}

/** A database of the caller's own with the demo data: PGlite in memory, or one beside that of `DATABASE_URL`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const seeded = inject("seededDatabase");
  const base = process.env["DATABASE_URL"];
  if (base === undefined) {
    const db = openDatabase({ dump: await readDump(seededParts(seeded).dump) });
    return { db, drop: () => db.destroy() };
  }
  const { url, drop } = await createDatabase(base, seeded);
  const db = openDatabase({ databaseUrl: url });
  return {
    db,
    drop: async () => {
      await db.destroy();
      await drop();
    },
  };
}

const dumps = new Map<string, Promise<Blob>>();

async function readDump(file: string): Promise<Blob> {
  const known = dumps.get(file) ?? readFile(file).then((content) => new HeldDump(content));
  dumps.set(file, known);
  return await known;
}

/** PGlite copies each file out of a dump: every database of a process begins with the same bytes, read once. */
class HeldDump extends Blob {
  readonly #content: ArrayBuffer;

  constructor(content: Buffer<ArrayBuffer>) {
    super();
    this.#content = content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength);
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#content);
  }
}
