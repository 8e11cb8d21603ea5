import { describe, expect, it } from "vitest";
import { readConfiguration } from "./configuration.ts";

describe("the configuration", () => {
  it("suits the reference backend when nothing is set", () => {
    expect(readConfiguration({ VITE_API_BASE: "" })).toEqual({
      apiBase: "",
      ssoUrl: "/sso",
      appId: "tax-agency-console",
      previewServiceId: "preview",
      testHosts: new Set(),
      tenantSettings: new Map(),
      clientIpUrl: "",
      encryption: undefined,
    });
  });

  it("takes what a firm sets", () => {
    const configuration = readConfiguration({
      VITE_API_BASE: "https://api.firm.example",
      VITE_CLIENT_IP_URL: "/api/client-ip",
      VITE_TENANT_SETTINGS: "cluePrivatePool:12+15,other",
      VITE_ENCRYPTION_KEY: "0123456789abcdef",
      VITE_ENCRYPTION_IV: "fedcba9876543210",
    });
    expect(configuration.clientIpUrl).toBe("/api/client-ip");
    expect(configuration.apiBase).toBe("https://api.firm.example");
    expect([...configuration.tenantSettings]).toEqual([
      ["cluePrivatePool", new Set(["12", "15"])],
      ["other", null],
    ]);
    expect(configuration.encryption).toEqual({
      header: "x-encrypted",
      key: "0123456789abcdef",
      iv: "fedcba9876543210",
    });
  });
});
