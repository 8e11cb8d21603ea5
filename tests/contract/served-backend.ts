import { demonstration } from "../../demo/demonstration.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { createApp } from "../../server/app.ts";
import { encodeForm } from "../../server/testing/encode-form.ts";
import { type TestServer, readAnswer, testServer } from "../../server/testing/test-server.ts";
import { addAccess } from "./add-access.ts";
import { ACCOUNTS, type Backend } from "./backend.ts";
import type { ContractOperation } from "./contract-operation.ts";
import { LOW_BOUND } from "./find-bound-faults.ts";
import type { Params } from "./list-calls.ts";
import { ownProject } from "../../server/testing/own-project.ts";

/** Side effects that every request may leave behind, whatever it does. */
const ALWAYS: ReadonlySet<string> = new Set([
  "token",
  "sso_ticket",
  "migration",
  "operation_log",
  "idempotency",
]);

interface ServedBackend extends Backend {
  /** On the same database another one, where lists of a whole firm end at the low bound. */
  readonly bounded: Backend;
  readonly close: () => Promise<void>;
}

/** Operations that may end the sign-in of their own request. */
const ENDING: ReadonlySet<string> = new Set(["session.signOut", "session.unlock"]);

/** More than the tests of one operation call it. */
const SPARE_SIGN_INS = 20;

interface Callers {
  /** Default: those of `ACCOUNTS`. */
  readonly accounts?: readonly string[];
  /** What they will call; default: whatever does not end their sign-ins. */
  readonly operations?: readonly ContractOperation[];
}

/** The reference backend on a database of its own, which tells what is written to its tables. */
export async function servedBackend({
  accounts = Object.values(ACCOUNTS),
  operations = [],
}: Callers = {}): Promise<ServedBackend> {
  // Jobs would write while nobody asks.
  const server = await testServer({ runJobs: false });
  const tokens = new Map<string, string>();
  for (const account of accounts) tokens.set(account, await server.signIn(account));
  // A call that may sign out has a sign-in of its own, made before its writes are counted.
  const leaving = new Map<string, string[]>();
  const spares = operations.filter(({ id }) => ENDING.has(id)).length * SPARE_SIGN_INS;
  for (const account of accounts) {
    const spare = Array.from({ length: spares }, async () => await server.signIn(account));
    leaving.set(account, await Promise.all(spare));
  }
  const tokenFor = (account: string, operationId: string) =>
    ENDING.has(operationId) ? leaving.get(account)?.pop() : tokens.get(account);
  await addAccess(server);
  await watchTables(server.db);
  let seenRecord = await newestRecord(server.db);
  const bounded = await createApp({
    db: server.db,
    clock: server.clock,
    project: ownProject,
    logLevel: "silent",
    runJobs: false,
    longestList: LOW_BOUND,
    gateways: demonstration.gateways,
    secretsKeys: demonstration.secretsKeys,
    demonstration,
    demoSso: { redirectOrigins: [] },
  });
  return {
    close: async () => {
      await bounded.close();
      await server.close();
    },
    bounded: { send: sender(bounded, tokenFor), touched: undefined },
    send: sender(server.app, tokenFor),
    touched: async () => {
      const { rows } = await sql<{ name: string }>`delete from touched returning name`.execute(server.db);
      return [...new Set(rows.map(({ name }) => name))];
    },
    doubled: async () => {
      const since = seenRecord;
      seenRecord = await newestRecord(server.db);
      return await doublesSince(server.db, since);
    },
  };
}

function sender(
  app: TestServer["app"],
  tokenFor: (account: string, operationId: string) => string | undefined,
): Backend["send"] {
  return async (account, operation, params, key = randomUUID()) => {
    const { headers, ...request } = await toRequest(operation, { ...params });
    const token = account === null ? {} : { "access-token": tokenFor(account, operation.id) ?? "" };
    const response = await app.inject({
      ...request,
      headers: { ...headers, ...token, "idempotency-key": key },
    });
    const isFile =
      response.statusCode === 200 && operation.answersFile && !isJson(response.headers["content-type"]);
    return isFile
      ? { status: 200, code: "0", message: null, result: response.body.length }
      : readAnswer(response);
  };
}

function isJson(type: unknown): boolean {
  return typeof type === "string" && type.includes("application/json");
}

/** Path parameters into the address; of the rest, what the catalogue does not know goes where the others go. */
async function toRequest({ method, url, inPath, inQuery, takesFile }: ContractOperation, params: Params) {
  const path = url.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const rest = Object.entries(params).filter(([name]) => !inPath.includes(name));
  const hasQueryOnly = method === "get" || method === "delete";
  const inAddress = rest.filter(([name]) => hasQueryOnly || inQuery.includes(name));
  const inBody = Object.fromEntries(rest.filter((entry) => !inAddress.includes(entry)));
  const verb = method.toUpperCase() as "GET" | "POST" | "PUT" | "DELETE" | "PATCH";
  const query = Object.fromEntries(
    inAddress.map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );
  if (takesFile) return { method: verb, url: path, query, ...(await encodeForm(inBody)) };
  const payload = hasQueryOnly ? {} : { payload: inBody };
  return { method: verb, url: path, query, headers: {}, ...payload };
}

async function watchTables(db: TestServer["db"]): Promise<void> {
  await sql`create table touched (name text)`.execute(db);
  await sql`create function note_touched() returns trigger language plpgsql as $$
    begin insert into touched values (tg_table_name); return null; end $$`.execute(db);
  const { rows } = await sql<{
    tablename: string;
  }>`select tablename from pg_tables where schemaname = current_schema()`.execute(db);
  for (const { tablename } of rows) {
    if (tablename === "touched" || ALWAYS.has(tablename)) continue;
    await sql`create trigger noted after insert or update or delete on ${sql.id(tablename)}
      for each statement execute function note_touched()`.execute(db);
  }
}

async function newestRecord(db: TestServer["db"]): Promise<number> {
  const { rows } = await sql<{ newest: number }>`
    select coalesce(max(id), 0)::integer as newest from plain_record`.execute(db);
  return rows[0]?.newest ?? 0;
}

async function doublesSince(db: TestServer["db"], id: number): Promise<readonly string[]> {
  const { rows } = await sql<{ kind: string }>`
    select distinct resource as kind from plain_record where id > ${id}
    group by gsid, resource, company_id, kjnd, kjqj, fields having count(*) > 1`.execute(db);
  return rows.map(({ kind }) => kind);
}
