import { readFilingCalendar } from "./read-filing-calendar.ts";
import type { ServerOptions } from "./start.ts";

/** The server's options as the environment names them. Refuses to open a passwordless door to a real database. */
export function readEnvironment(env: NodeJS.ProcessEnv): ServerOptions {
  if (env["NODE_ENV"] === "production" && env["DATABASE_URL"] && env["DEMO"] !== "1") {
    throw new Error(
      "演示登录没有密码，不能用于正式环境。请接入真实的单点登录；确需在此数据库上演示，请设置 DEMO=1。",
    );
  }
  const { RESPONSE_KEY: key, RESPONSE_IV: iv } = env;
  return {
    port: Number(env["PORT"] ?? 3000),
    host: env["HOST"] ?? "127.0.0.1",
    databaseUrl: env["DATABASE_URL"] || undefined,
    dataDir: env["DATA_DIR"],
    staticDir: env["STATIC_DIR"],
    now: env["APP_NOW"],
    filingCalendar: readFilingCalendar(env["FILING_CALENDAR"] || undefined),
    logLevel: env["LOG_LEVEL"] ?? "warn",
    trustedProxies: listOf(env["TRUSTED_PROXIES"]),
    encryptResponses: key && iv ? { key, iv } : undefined,
    demoSso: { redirectOrigins: listOf(env["SSO_REDIRECT_ORIGINS"]) },
  };
}

function listOf(text = ""): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}
