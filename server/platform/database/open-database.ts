import { mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import {
  type Dialect,
  Kysely,
  type Logger,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
} from "kysely";
import { PGliteDialect } from "kysely-pglite-dialect";
import { Pool, types } from "pg";
import { type DatabaseLimits, REQUEST_LIMITS, poolLimits } from "./database-limits.ts";
import { SnakeCaseCompiler, camelCaseColumns } from "./column-names.ts";
import { type DataFiles, MemoryFiles } from "./memory-files.ts";
import { preparing } from "./prepared-statements.ts";
import { PreparingPGlite } from "./preparing-pglite.ts";
import type { Database } from "../../tables/tables.ts";

export interface DatabaseOptions {
  /** A PostgreSQL to work on; absent: PGlite in this process. */
  readonly databaseUrl?: string | undefined;
  /** Of the PostgreSQL; default: `REQUEST_LIMITS`. */
  readonly limits?: DatabaseLimits | undefined;
  /** The folder of PGlite's files; absent: in memory. */
  readonly dataDir?: string | undefined;
  /** PGlite in memory begins with a copy of these; absent: with nothing. */
  readonly files?: DataFiles | undefined;
  /** Called with each statement. */
  readonly log?: Logger;
}

const TIMESTAMP = 1114;
const BIGINT = 20;
const DATE = 1082;

/** Times and dates stay the local text they are stored as, counts become numbers: the same on both databases. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [TIMESTAMP]: (text) => text,
  [DATE]: (text) => text,
  [BIGINT]: Number,
};

const SETTINGS = {
  // The log of an embedded database is followed by nothing: what fills a table of the same transaction stays out of it.
  wal_level: "minimal",
  max_wal_senders: "0",
  // All of it is zeroed at each start; the file system keeps what does not fit.
  shared_buffers: "16MB",
};

const START_PARAMS = [
  ...PGlite.defaultStartParams,
  ...Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
];

export function openDatabase(options: DatabaseOptions): Kysely<Database> {
  const { log } = options;
  const dialect = chooseDialect(options);
  return new Kysely<Database>({ dialect, plugins: [camelCaseColumns], ...(log && { log }) });
}

function chooseDialect({ databaseUrl, limits, dataDir, files }: DatabaseOptions): Dialect {
  if (databaseUrl === undefined) {
    // PGlite makes the folder itself, but not the ones above it.
    if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true });
    const options = {
      ...(dataDir !== undefined && { dataDir }),
      parsers: PARSERS,
      startParams: START_PARAMS,
    };
    return embeddedDialect(
      () => new PreparingPGlite({ ...options, ...(files && { fs: new MemoryFiles(files) }) }),
    );
  }
  const pool = new Pool({
    ...poolLimits(limits ?? REQUEST_LIMITS),
    connectionString: databaseUrl,
    types: { getTypeParser: (oid, format) => PARSERS[oid] ?? types.getTypeParser(oid, format) },
  });
  // The next query opens a new one; without a listener a restart of the database would end this process.
  pool.on("error", ({ message }) => process.emitWarning(`数据库连接中断，将自动重连：${message}`));
  return new SnakeCasePostgres({ pool: preparing(pool) });
}

class SnakeCasePostgres extends PostgresDialect {
  override createQueryCompiler() {
    return new SnakeCaseCompiler();
  }
}

/**
 * The dialect stays as long as the Kysely that was made with it; PGlite, of several hundred megabytes, is held by its
 * driver alone, which lets it go when the database is closed.
 */
function embeddedDialect(open: () => PGlite): Dialect {
  return {
    createDriver: () => new PGliteDialect(open()).createDriver(),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new SnakeCaseCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}
