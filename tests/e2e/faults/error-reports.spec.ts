import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { startApp } from "../app/running-app.ts";
import { newSession } from "../app/session.ts";
import { expect, test } from "../app/test.ts";

const CLIENT = "上海云帆财税咨询有限公司";
const PHONE = "13800138000";

/** A service that takes reports as Sentry does, and what it was sent. */
async function startService() {
  const reports: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      if (request.method === "POST") reports.push(body);
      response.writeHead(200, { "access-control-allow-origin": "*", "access-control-allow-headers": "*" });
      response.end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { reports, dsn: `http://key@127.0.0.1:${port}/1`, stop: () => server.close() };
}

/** An uncaught fault of the program, with the data of a client in its message. */
async function breakPage(page: Page): Promise<void> {
  await page.evaluate(
    ([client, phone]) => setTimeout(() => Promise.reject(new TypeError(`no part for "${client}" ${phone}`))),
    [CLIENT, PHONE],
  );
}

test("a fault is reported where the server names a service, without anything about clients or users, and nowhere else", async ({
  page,
  signIn,
  faults,
}) => {
  await test.step("without a service nothing is reported, and its code is not fetched", async () => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await signIn("zhoumy", "/customer/index");
    await expect.poll(() => fetched).toContain("/settings.json");
    await breakPage(page);
    await expect.poll(() => faults).toHaveLength(1);
    faults.length = 0;
    await page.goto("/workbench/index");
    expect(fetched.filter((path) => path.includes("sentry"))).toEqual([]);
    await page.goto("about:blank");
  });

  const service = await startService();
  const app = await startApp({ SENTRY_DSN: service.dsn, SENTRY_ENVIRONMENT: "journey" });
  try {
    await page.context().setStorageState(await newSession(app.address, "zhoumy"));
    await page.goto(`${app.address}/customer/index?customerName=${encodeURIComponent(CLIENT)}`);
    await page.waitForResponse((response) => response.url().includes("/assets/sentry"));
    await breakPage(page);
    await expect.poll(() => service.reports.length).toBeGreaterThan(0);
    const text = service.reports.join("\n");
    expect(text).toContain("TypeError");
    expect(text).toContain("no part for …");
    expect(text).toContain('"environment":"journey"');
    const token = await page.evaluate(() => localStorage.getItem("accessToken"));
    for (const secret of [CLIENT, encodeURIComponent(CLIENT), PHONE, token, "zhoumy", "周明远"])
      expect(text).not.toContain(secret);
    expect(faults).toEqual([expect.stringContaining("no part for")]);
    faults.length = 0;
  } finally {
    service.stop();
    await app.stop();
  }
});
