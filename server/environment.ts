import { type DatabaseLimits, REQUEST_LIMITS } from "./platform/database/database-limits.ts";
import { readFilingCalendar } from "./read-filing-calendar.ts";
import { readSecretsKey } from "./read-secrets-key.ts";
import { readSignOn } from "./sign-on-environment.ts";
import type { ErrorService } from "./platform/http/page-settings.ts";
import type { ServerOptions } from "./start.ts";

const EMPTY_URL = { protocol: "", search: "", hash: "", href: "" };

/** The server's options as the environment names them; throws what is wrong with it, for the person who starts it. */
export function readEnvironment(env: NodeJS.ProcessEnv): ServerOptions {
  const host = env["HOST"] ?? "127.0.0.1";
  const { RESPONSE_KEY: key, RESPONSE_IV: iv } = env;
  return {
    port: Number(env["PORT"] ?? 3000),
    host,
    databaseUrl: env["DATABASE_URL"] || undefined,
    limits: databaseLimits(env),
    dataDir: env["DATA_DIR"],
    staticDir: env["STATIC_DIR"],
    now: env["APP_NOW"],
    secretsKeys: readSecretsKey(env["SECRETS_KEY"]),
    filingCalendar: readFilingCalendar(env["FILING_CALENDAR"] || undefined),
    logLevel: env["LOG_LEVEL"] ?? "warn",
    development: isDevelopment(env),
    errorService: readErrorService(env),
    crmUrl: readCrmUrl(env["CRM_URL"]),
    encryptResponses: key && iv ? { key, iv } : undefined,
    ...readSignOn(env, host),
  };
}

function isDevelopment(env: NodeJS.ProcessEnv): boolean {
  if (env["DEVELOPMENT"] !== "1") return false;
  if (env["NODE_ENV"] === "production")
    throw new Error("DEVELOPMENT=1 会在返回中说明出错原因，不能与 NODE_ENV=production 同时使用");
  return true;
}

function readErrorService({
  SENTRY_DSN: dsn,
  SENTRY_ENVIRONMENT,
}: NodeJS.ProcessEnv): ErrorService | undefined {
  if (!dsn) return undefined;
  const { protocol, username } = URL.canParse(dsn) ? new URL(dsn) : { protocol: "", username: "" };
  if (!/^https?:$/.test(protocol) || username === "")
    throw new Error("环境变量 SENTRY_DSN 应为 Sentry 项目的 DSN，形如 https://密钥@域名/项目编号");
  return { dsn, environment: SENTRY_ENVIRONMENT || "production" };
}

function readCrmUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const { protocol, search, hash, href } = URL.canParse(text) ? new URL(text) : EMPTY_URL;
  if (!/^https?:$/.test(protocol) || search !== "" || hash !== "")
    throw new Error("环境变量 CRM_URL 应为 CRM 页面的地址，形如 https://crm.example.com/web/，不带参数");
  return href.endsWith("/") ? href : `${href}/`;
}

/** The answer to a statement is waited for a little longer than the statement may take: only a lost one is late. */
function databaseLimits(env: NodeJS.ProcessEnv): DatabaseLimits {
  const statementMs = seconds(env, "DATABASE_STATEMENT_SECONDS", REQUEST_LIMITS.statementMs);
  return {
    connections: wholeNumber(env, "DATABASE_CONNECTIONS") ?? REQUEST_LIMITS.connections,
    connectMs: seconds(env, "DATABASE_CONNECT_SECONDS", REQUEST_LIMITS.connectMs),
    statementMs,
    lockMs: seconds(env, "DATABASE_LOCK_SECONDS", REQUEST_LIMITS.lockMs),
    idleInTransactionMs: REQUEST_LIMITS.idleInTransactionMs,
    answerMs: statementMs + REQUEST_LIMITS.connectMs,
  };
}

function seconds(env: NodeJS.ProcessEnv, name: string, defaultMs: number): number {
  const given = wholeNumber(env, name);
  return given === undefined ? defaultMs : given * 1000;
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`环境变量 ${name} 应为大于 0 的整数，而不是“${text}”`);
  return Number(text);
}
