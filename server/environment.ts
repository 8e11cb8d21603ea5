import { readFilingCalendar } from "./read-filing-calendar.ts";
import { readSignOn } from "./sign-on-environment.ts";
import type { ServerOptions } from "./start.ts";

/** The server's options as the environment names them; throws what is wrong with it, for the person who starts it. */
export function readEnvironment(env: NodeJS.ProcessEnv): ServerOptions {
  const host = env["HOST"] ?? "127.0.0.1";
  const { RESPONSE_KEY: key, RESPONSE_IV: iv } = env;
  return {
    port: Number(env["PORT"] ?? 3000),
    host,
    databaseUrl: env["DATABASE_URL"] || undefined,
    dataDir: env["DATA_DIR"],
    staticDir: env["STATIC_DIR"],
    now: env["APP_NOW"],
    filingCalendar: readFilingCalendar(env["FILING_CALENDAR"] || undefined),
    logLevel: env["LOG_LEVEL"] ?? "warn",
    encryptResponses: key && iv ? { key, iv } : undefined,
    ...readSignOn(env, host),
  };
}
