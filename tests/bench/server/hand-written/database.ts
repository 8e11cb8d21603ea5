import { PGlite } from "@electric-sql/pglite";
import { Pool, type PoolClient, types } from "pg";

export type Row = Readonly<Record<string, unknown>>;

/** Runs one statement. */
export type Query = <One = Row>(text: string, values?: readonly unknown[]) => Promise<One[]>;

export interface HandDatabase {
  readonly query: Query;
  readonly transaction: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
}

const asText = (text: string) => text;
/** Timestamps and dates as text, counts as numbers. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  1114: asText,
  1082: asText,
  20: Number,
};

/** The PostgreSQL of an address, through the usual pool. */
export function postgres(url: string): HandDatabase {
  const pool = new Pool({
    connectionString: url,
    types: { getTypeParser: (oid, format) => PARSERS[oid] ?? types.getTypeParser(oid, format) },
  });
  const through =
    (client: Pool | PoolClient): Query =>
    async <One>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as One[];
  return {
    query: through(pool),
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query("begin");
        const result = await work(through(client));
        await client.query("commit");
        return result;
      } catch (error) {
        await client.query("rollback");
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

/** PGlite in a folder. */
export function pglite(dataDir: string): HandDatabase {
  const db = new PGlite({ dataDir, parsers: PARSERS });
  return {
    query: async <One>(text: string, values: readonly unknown[] = []) =>
      (await db.query<One>(text, [...values])).rows,
    transaction: async (work) =>
      await db.transaction(
        async (client) =>
          await work(
            async <One>(text: string, values: readonly unknown[] = []) =>
              (await client.query<One>(text, [...values])).rows,
          ),
      ),
  };
}
