import { createHash } from "node:crypto";
import { type PostgresPool, type PostgresPoolClient, type RawBuilder, sql } from "kysely";
import type { Pool, PoolClient } from "pg";

const MARK = "/* prepared */";

/**
 * For the end of a statement that nearly every request sends: each connection parses and plans it once. Only for what
 * is found by a key, where no value asks for another plan. Without effect on PGlite.
 */
export const PREPARED: RawBuilder<unknown> = sql.raw(MARK);

/** The pool, with connections that prepare the statements marked so. */
export function preparing(pool: Pool): PostgresPool {
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const preparer = known.get(client) ?? preparingClient(client);
      known.set(client, preparer);
      return preparer;
    },
    end: () => pool.end(),
  };
}

function preparingClient(client: PoolClient): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]) =>
    await client.query({ ...(text.endsWith(MARK) && { name: nameOf(text) }), text, values: [...values] });
  // Of the two forms of `query` the one with a cursor is for databases that are configured with one.
  return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release() };
}

const names = new Map<string, string>();

/** PostgreSQL would cut a longer name off. */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash("sha256").update(text).digest("hex").slice(0, 40);
  names.set(text, name);
  return name;
}
