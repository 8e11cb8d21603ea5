import { fastify } from "fastify";
import { expect, test } from "vitest";
import { pageSettingsRoute } from "./page-settings.ts";

const VERSION = "a".repeat(40);

test.each([
  ["https://crm.example/web/", "https://crm.example/web/"],
  [undefined, null],
])("pages learn where the CRM stands, or that there is none: %s", async (crmUrl, crm) => {
  const app = fastify();
  pageSettingsRoute(app, { errorService: undefined, crmUrl, version: VERSION });
  const response = await app.inject("/settings.json");
  expect(response.json()).toEqual({ errorService: null, crm });
  expect(response.headers["cache-control"]).toBe("no-cache");
});
