import { randomUUID } from "node:crypto";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { Kysely } from "kysely";
import { type AppOptions, createApp } from "../app.ts";
import type { Operation } from "../../src/schema/project/operation.ts";
import { type Clock, createClock } from "../platform/clock.ts";
import { watchTransactions } from "../platform/database/long-work.ts";
import type { Database } from "../tables/tables.ts";
import { asRead } from "./as-read.ts";
import { encodeForm } from "./encode-form.ts";
import { demonstration } from "../../demo/demonstration.ts";
import { DEMO_FIRMS } from "../../demo/demo-accounts.ts";
import { ownProject } from "./own-project.ts";
import { openTestDatabase } from "./open-test-database.ts";
import { TEST_NOW } from "./test-now.ts";

export interface Answer {
  readonly status: number;
  readonly code: string;
  readonly message: string | null;
  readonly result: unknown;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /**
   * Calls an operation as the account; a fresh idempotency key unless one is given. A caller who names no version is
   * taken for one who has just read what they change.
   */
  readonly request: (account: string, operationId: string, params?: object, key?: string) => Promise<Answer>;
  /** Calls an operation with this token, or none. */
  readonly requestWith: (
    token: string | null,
    operationId: string,
    params?: object,
    key?: string,
  ) => Promise<Answer>;
  /** Gets an address as the account: a file's, for one. */
  readonly fetch: (account: string, url: string) => Promise<LightMyRequestResponse>;
  /** A new access token for the account, by way of the single sign-on. */
  readonly signIn: (account: string) => Promise<string>;
  readonly advanceClock: (ms: number) => void;
  /** The number of statements that the database gets while this runs. */
  readonly countStatements: (run: () => Promise<unknown>) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** The whole server on a database of its own; see `openTestDatabase`. */
export async function testServer(options: Partial<AppOptions> = {}): Promise<TestServer> {
  watchTransactions();
  let passed = 0;
  const clock = createClock(TEST_NOW, () => passed);
  let statements = 0;
  const { db, drop } = await openTestDatabase(() => {
    statements += 1;
  });
  const app = await createApp({
    db,
    clock,
    project: ownProject,
    logLevel: "silent",
    validateResponses: true,
    limitsUse: false,
    demonstration,
    gateways: demonstration.gateways,
    secretsKeys: demonstration.secretsKeys,
    demoSso: { redirectOrigins: ["https://console.example.com"] },
    ...options,
  }).catch(async (error: unknown) => {
    await drop();
    throw error;
  });
  const { operations } = options.project ?? ownProject;
  const tokens = new Map<string, string>();

  const requestWith: TestServer["requestWith"] = async (
    token,
    operationId,
    params = {},
    key = randomUUID(),
  ) => {
    const operation = operations.get(operationId);
    if (!operation) throw new Error(`no operation ${operationId}`);
    const headers = { "idempotency-key": key, ...(token === null ? {} : { "access-token": token }) };
    const form = operation.body === "multipart" ? await encodeForm({ ...params }) : undefined;
    const request = { ...toRequest(operation, params), ...form };
    return readAnswer(await app.inject({ ...request, headers: { ...headers, ...form?.headers } }));
  };
  const signIn = async (account: string) => {
    const ticket = await takeTicket(app, account);
    const { result, message } = await requestWith(null, "session.exchangeTicket", { ticket });
    if (result === null) throw new Error(`${account} cannot sign in: ${message}`);
    return (result as { accessToken: string }).accessToken;
  };
  const tokenOf = async (account: string) => {
    const token = tokens.get(account) ?? (await signIn(account));
    tokens.set(account, token);
    return token;
  };
  return {
    app,
    db,
    clock,
    requestWith,
    signIn,
    request: async (account, operationId, params = {}, key = randomUUID()) => {
      const token = await tokenOf(account);
      const answer = await requestWith(token, operationId, params, key);
      const read = asRead(params, answer);
      return read === undefined ? answer : await requestWith(token, operationId, read, key);
    },
    fetch: async (account, url) =>
      await app.inject({ url, headers: { "access-token": await tokenOf(account) } }),
    advanceClock: (ms) => {
      passed += ms;
    },
    countStatements: async (run) => {
      const before = statements;
      await run();
      return statements - before;
    },
    close: async () => {
      await app.close();
      await drop();
    },
  };
}

/** The ticket that the single sign-on hands the browser when the account is chosen. */
export async function takeTicket(app: FastifyInstance, account: string): Promise<string> {
  const firm = DEMO_FIRMS.find((demoFirm) => demoFirm.accounts.some((known) => known.account === account));
  const response = await app.inject({
    method: "POST",
    url: "/sso/authorize",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ redirect: "/login", gsid: String(firm?.gsid), account }).toString(),
  });
  const ticket = new URL(String(response.headers.location)).searchParams.get("ticket");
  if (ticket === null) throw new Error(`${account} got no ticket`);
  return ticket;
}

export function readAnswer(response: LightMyRequestResponse): Answer {
  return { status: response.statusCode, ...response.json<Omit<Answer, "status">>() };
}

function toRequest(operation: Operation, params: object) {
  const rest = new Map(Object.entries(params));
  const take = (name: string) => {
    const value: unknown = rest.get(name);
    rest.delete(name);
    return String(value);
  };
  const takeAll = (name: string) => {
    const value: unknown = rest.get(name);
    return Array.isArray(value) && rest.delete(name) ? value.map(String) : take(name);
  };
  const query = operation.parameters.filter(
    (parameter) => parameter.in === "query" && rest.has(parameter.name),
  );
  const request = {
    method: operation.method.toUpperCase() as "GET" | "POST" | "PUT" | "DELETE" | "PATCH",
    url: operation.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(take(name))),
    query: Object.fromEntries(query.map((parameter) => [parameter.name, takeAll(parameter.name)])),
  };
  return rest.size > 0 || operation.body !== "none"
    ? { ...request, payload: Object.fromEntries(rest) }
    : request;
}
