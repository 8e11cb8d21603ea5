import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

/** The answer of the server to these bytes, as text. */
async function answerTo(bytes: string): Promise<string> {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
  socket.on("error", () => {});
  const closed = once(socket, "close");
  await once(socket, "connect");
  socket.write(bytes);
  await closed;
  return answer;
}

const get = async (target: string, host: string | null = "localhost") =>
  await answerTo(
    `GET ${target} HTTP/1.1\r\n${host === null ? "" : `host: ${host}\r\n`}connection: close\r\n\r\n`,
  );

test.each([
  ["health", "/api/health", 200],
  ["a call without a token", "/api/fcp/web/customer/info", 401],
  ["an address that is none", "/api/nothing", 404],
  ["one outside the API", "/nothing.js", 404],
  ["one that cannot be decoded", "/%", 400],
  ["one below the API that cannot be decoded", "/api/%E0%A4%A", 400],
  ["a part that is too long", `/api/fcp/web/file/download/${"a".repeat(500)}`, 400],
  ["the version", "/version.json", 200],
] as const)("%s: security headers and a number", async (_what, target, status) => {
  const answer = await get(target);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const header of [
    /^content-security-policy: default-src 'self'/im,
    /^x-content-type-options: nosniff/im,
    /^referrer-policy: same-origin/im,
    /^cross-origin-opener-policy: same-origin/im,
    /^x-request-no: [\dA-Z]{4}(-[\dA-Z]{4}){2}/im,
  ])
    expect(answer).toMatch(header);
  if (target.startsWith("/api/")) expect(answer).toMatch(/^cache-control: no-store/im);
  if (status >= 400) expect(answer).toMatch(/"code":"0\d+","message":"[^"]+","result":null/);
});

test("what is no HTTP is answered with them too", async () => {
  const answer = await answerTo("NONSENSE\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/^x-content-type-options: nosniff/im);
  expect(answer).toContain('"code":"0401"');
});

test.each(["a b", "evil.example/path", "user@localhost", "localhost:99999", "local host", "<x>", "a..b", ""])(
  "the host %j is refused",
  async (host) => {
    for (const target of ["/api/health", "/sso/authorize?redirect=/login", "/"])
      expect(await get(target, host)).toMatch(/^HTTP\/1\.1 400 [^]*"message":"访问地址有误/);
  },
);

test("so is a request without one", async () => {
  const answer = await get("/api/health", null);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/^x-content-type-options: nosniff/im);
});

test.each(["localhost", "127.0.0.1:4180", "[::1]:3000", "console.example.com", "web_1:3000"])(
  "the host %s is served",
  async (host) => {
    expect(await get("/api/health", host)).toMatch(/^HTTP\/1\.1 200 /);
  },
);

test("numbers of two answers differ, and a caller cannot choose one", async () => {
  const numbers = await Promise.all(
    [1, 2].map(async () => {
      const { headers } = await server.app.inject({
        url: "/api/health",
        headers: { "x-request-no": "mine" },
      });
      return headers["x-request-no"];
    }),
  );
  expect(new Set(numbers).size).toBe(2);
  expect(numbers).not.toContain("mine");
});
