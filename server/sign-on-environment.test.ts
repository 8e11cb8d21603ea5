import { describe, expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";

const PRODUCTION = { NODE_ENV: "production" };
const EXTERNAL = {
  ...PRODUCTION,
  SSO: "external",
  HOST: "0.0.0.0",
  PUBLIC_ORIGIN: "https://tax.example.com/",
  OIDC_ISSUER: "https://sso.example.com/realms/firm",
  OIDC_CLIENT_ID: "console",
};

describe("the demonstration", () => {
  test("is what npm start is, on this machine", () => {
    for (const env of [{}, { SSO: "demo" }, { HOST: "localhost" }, { HOST: "::1" }])
      expect(readEnvironment(env)).toMatchObject({
        demoSso: { redirectOrigins: [] },
        demoData: true,
        demoBanner: false,
      });
  });

  test.each([
    { HOST: "0.0.0.0" },
    { HOST: "192.168.1.7", SSO: "demo" },
    { HOST: "127.0.0.1.example.com" },
    PRODUCTION,
    { ...PRODUCTION, SSO: "demo" },
    { ...PRODUCTION, DATABASE_URL: "postgres://db/firm" },
  ])("is refused with %j unless DEMO=1, and then says so on every page", (env) => {
    expect(() => readEnvironment(env)).toThrow("DEMO=1");
    expect(readEnvironment({ ...env, DEMO: "1" })).toMatchObject({ demoData: true, demoBanner: true });
  });
});

describe("the external sign-on", () => {
  test("needs no demonstration, and brings no invented firms into production", () => {
    const options = readEnvironment(EXTERNAL);
    expect(options).toMatchObject({
      publicOrigin: "https://tax.example.com",
      externalSso: { clientId: "console", accountClaim: "preferred_username", firmClaim: "gsid" },
      demoData: false,
      demoBanner: false,
    });
    expect(options.demoSso).toBeUndefined();
    expect(readEnvironment({ ...EXTERNAL, DEMO: "1" }).demoData).toBe(true);
  });

  test.each(["PUBLIC_ORIGIN", "OIDC_ISSUER", "OIDC_CLIENT_ID"])("needs %s", (name) => {
    expect(() => readEnvironment({ ...EXTERNAL, [name]: "" })).toThrow(name);
  });
});

test.each([
  [{ SSO: "ldap" }, "demo 或 external"],
  [{ ...EXTERNAL, OIDC_ISSUER: "http://sso.example.com" }, "https 地址"],
  [{ ...EXTERNAL, OIDC_FIRM: "一" }, "公司编号"],
  [{ PUBLIC_ORIGIN: "https://tax.example.com/app" }, "不带路径"],
  [{ PUBLIC_ORIGIN: "tax.example.com" }, "不带路径"],
  [{ TRUST_PROXY: "true" }, "IP 地址或网段"],
  [{ TRUST_PROXY: "1" }, "IP 地址或网段"],
])("%j is refused with words", (env, words) => {
  expect(() => readEnvironment(env)).toThrow(words);
});

test("a proxy is believed by its address", () => {
  expect(readEnvironment({ TRUST_PROXY: "10.0.0.0/8, ::1" }).trustProxy).toEqual(["10.0.0.0/8", "::1"]);
});
