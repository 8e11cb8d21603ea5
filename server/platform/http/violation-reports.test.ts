import { fastify } from "fastify";
import { beforeEach, describe, expect, test } from "vitest";
import { useTestServer } from "../../testing/use-test-server.ts";
import { type Violation, takeViolationReports } from "./violation-reports.ts";

/** As Chromium sends it. */
const REPORT = {
  "document-uri": "https://office.example/customer/list?name=%E6%9D%8E%E6%98%8E#row-7",
  referrer: "https://office.example/?token=secret",
  "violated-directive": "script-src-elem",
  "effective-directive": "script-src-elem",
  "original-policy": "default-src 'self'",
  disposition: "enforce",
  "blocked-uri": "https://evil.example/steal.js?of=liming",
  "line-number": 12,
  "source-file": "https://office.example/assets/main.js?v=1",
  "status-code": 200,
  "script-sample": "sendAll(李明)",
};
const REPORTED = {
  directive: "script-src-elem",
  page: "/customer/list",
  blocked: "https://evil.example",
  source: "/assets/main.js",
  line: 12,
  leftOut: 0,
};

describe("a report of what the policy of a page refused", () => {
  const heard: Violation[] = [];
  let time = 0;
  const app = fastify();
  const send = async (body: string, type = "application/csp-report") =>
    await app.inject({
      method: "POST",
      url: "/api/policy-violations",
      headers: { "content-type": type },
      body,
    });
  const sendReport = async (part: object = {}) =>
    (await send(JSON.stringify({ "csp-report": { ...REPORT, ...part } }))).statusCode;
  const registered = takeViolationReports(app, {
    report: (violation) => heard.push(violation),
    now: () => time,
  });

  beforeEach(async () => {
    await registered;
    time += 60_000;
    heard.length = 0;
  });

  test("is told of without what its user looks at", async () => {
    expect(await sendReport()).toBe(204);
    expect(heard).toEqual([REPORTED]);
  });

  test.each([
    ["inline", "inline"],
    ["trusted-types-sink", "trusted-types-sink"],
    ["data", "data"],
    ["data:text/html,李明", "data:"],
    ["", ""],
  ])("names what was refused, %s as %s", async (address, blocked) => {
    await sendReport({ "blocked-uri": address });
    expect(heard.map((each) => each.blocked)).toEqual([blocked]);
  });

  test("is cut", async () => {
    await sendReport({ "effective-directive": "x".repeat(5000), "blocked-uri": "y".repeat(5000) });
    expect(heard.map(({ directive, blocked }) => [directive.length, blocked.length])).toEqual([[200, 200]]);
  });

  test("is told of sixty times a minute at most, and how many were left out", async () => {
    for (let sent = 0; sent < 75; sent += 1) expect(await sendReport()).toBe(204);
    expect(heard).toHaveLength(60);
    time += 60_000;
    await sendReport();
    await sendReport();
    expect(heard.slice(60).map(({ leftOut }) => leftOut)).toEqual([15, 0]);
  });

  test.each([
    ["no JSON", "{", "application/csp-report", 400],
    ["of another kind", "a=1", "application/x-www-form-urlencoded", 415],
    [
      "too long",
      JSON.stringify({ "csp-report": { ...REPORT, sample: "x".repeat(20_000) } }),
      "application/csp-report",
      413,
    ],
    ["null", "null", "application/csp-report", 204],
    ["without a report", JSON.stringify({ "csp-report": 7 }), "application/csp-report", 204],
    ["without a directive", JSON.stringify({ "csp-report": {} }), "application/csp-report", 204],
  ])("that is %s is told of to nobody", async (_what, body, type, status) => {
    expect((await send(body, type)).statusCode).toBe(status);
    expect(heard).toEqual([]);
  });
});

describe("the server", () => {
  const server = useTestServer({ runJobs: false });

  test("takes reports at the address that its policy names, without a sign-in", async () => {
    const { headers } = await server.app.inject({ url: "/version.json" });
    const url = /report-uri (\S+?)(?:;|$)/.exec(String(headers["content-security-policy"]))?.[1] ?? "";
    const body = JSON.stringify({ "csp-report": REPORT });
    const reply = await server.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/csp-report" },
      body,
    });
    expect(reply.statusCode).toBe(204);
  });
});
