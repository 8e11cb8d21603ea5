import { isIP } from "node:net";
import type { AppOptions } from "./app.ts";

export type SignOnOptions = Pick<
  AppOptions,
  "demoSso" | "externalSso" | "publicOrigin" | "trustProxy" | "demoBanner"
> & {
  /** Fill an empty database with the invented firms. */
  readonly demoData: boolean;
};

type Environment = NodeJS.ProcessEnv;

/** The ways to sign in, as the environment names them. Refuses to open a passwordless door to others than this machine. */
export function readSignOn(env: Environment, host: string): SignOnOptions {
  const isProduction = env["NODE_ENV"] === "production";
  const isDemo = env["DEMO"] === "1";
  const signOn = env["SSO"] || (isProduction && !isDemo ? undefined : "demo");
  const common = {
    publicOrigin: readOrigin(env["PUBLIC_ORIGIN"]),
    trustProxy: readTrustProxy(env["TRUST_PROXY"]),
    demoData: isDemo || !isProduction,
  };
  if (signOn === "external") {
    const externalSso = readProvider(env);
    if (!common.publicOrigin) throw new Error("SSO=external 需要设置 PUBLIC_ORIGIN（用户访问系统的地址）");
    return { ...common, externalSso, demoBanner: false };
  }
  if (signOn !== undefined && signOn !== "demo")
    throw new Error(`环境变量 SSO 应为 demo 或 external，而不是“${signOn}”`);
  if (!isDemo && (signOn === undefined || isProduction || !isLoopback(host)))
    throw new Error(
      "演示登录没有密码，不能用于正式环境，也不能对其他机器开放。请设置 SSO=external 接入真实的单点登录；确需演示，请设置 DEMO=1。",
    );
  const redirectOrigins = (env["SSO_REDIRECT_ORIGINS"] ?? "").split(",").filter(Boolean);
  return { ...common, demoSso: { redirectOrigins }, demoBanner: isDemo };
}

function readProvider(env: Environment) {
  const required = (name: string) => {
    const value = env[name];
    if (!value) throw new Error(`SSO=external 需要设置 ${name}`);
    return value;
  };
  const firm = env["OIDC_FIRM"];
  if (firm && !/^[1-9]\d{0,9}$/.test(firm))
    throw new Error(`环境变量 OIDC_FIRM 应为公司编号，而不是“${firm}”`);
  return {
    issuer: readIssuer(required("OIDC_ISSUER")),
    clientId: required("OIDC_CLIENT_ID"),
    clientSecret: env["OIDC_CLIENT_SECRET"] || undefined,
    scope: env["OIDC_SCOPE"] || "openid profile",
    accountClaim: env["OIDC_ACCOUNT_CLAIM"] || "preferred_username",
    firmClaim: env["OIDC_FIRM_CLAIM"] || "gsid",
    firm: firm ? Number(firm) : undefined,
  };
}

function readIssuer(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  if (!url || !isSafe) throw new Error(`OIDC_ISSUER 应为 https 地址，而不是“${text}”`);
  return url;
}

function readOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  if (!url || !isWeb || url.pathname !== "/" || url.search !== "" || url.username !== "")
    throw new Error(`PUBLIC_ORIGIN 应为不带路径的地址（如 https://tax.example.com），而不是“${text}”`);
  return url.origin;
}

/** The addresses of the trusted proxies: other senders could claim any address and protocol. */
function readTrustProxy(text: string | undefined): string[] | undefined {
  if (!text) return undefined;
  const addresses = text.split(",").map((address) => address.trim());
  if (!addresses.every((address) => isIP(address.replace(/\/\d{1,3}$/, "")) !== 0))
    throw new Error(`TRUST_PROXY 应为代理的 IP 地址或网段（逗号分隔），而不是“${text}”`);
  return addresses;
}

function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}
