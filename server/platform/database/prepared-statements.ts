import { createHash } from "node:crypto";
import { type PostgresPool, type PostgresPoolClient, type RawBuilder, sql } from "kysely";
import { DatabaseError, type Pool, type PoolClient } from "pg";
import { DatabaseUnavailable } from "./database-unavailable.ts";

const MARK = "/* prepared */";

/**
 * For the end of a statement that nearly every request sends: each connection parses and plans it once. Only for what
 * is found by a key, where no value needs another plan. PGlite prepares every statement.
 */
export const PREPARED: RawBuilder<unknown> = sql.raw(MARK);

/**
 * The pool, with connections that prepare the statements marked so. Throws DatabaseUnavailable where no connection can
 * be had or its answer does not come; such a connection is used no more, because the answer may still come later.
 */
export function preparing(pool: Pool): PostgresPool {
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect().catch((cause: unknown) => {
        throw new DatabaseUnavailable(cause);
      });
      const preparer = known.get(client) ?? preparingClient(client);
      known.set(client, preparer);
      return preparer;
    },
    end: () => pool.end(),
  };
}

function preparingClient(client: PoolClient): PostgresPoolClient {
  let lost: DatabaseUnavailable | undefined;
  // One that breaks between two statements of a transaction would otherwise end this process.
  client.on("error", (error) => void (lost = new DatabaseUnavailable(error)));
  const query = async (text: string, values: readonly unknown[]) => {
    if (lost) throw lost;
    const named = text.endsWith(MARK) && { name: nameOf(text) };
    return await client.query({ ...named, text, values: [...values] }).catch((error: unknown) => {
      if (error instanceof DatabaseError) throw error;
      throw (lost = new DatabaseUnavailable(error));
    });
  };
  // Of the two forms of `query` the one with a cursor is for databases that are configured with one.
  return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release(lost) };
}

const names = new Map<string, string>();

/** PostgreSQL would cut a longer name off. */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash("sha256").update(text).digest("hex").slice(0, 40);
  names.set(text, name);
  return name;
}
