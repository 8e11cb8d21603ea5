import { once } from "node:events";
import { type AddressInfo, type Socket, connect } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppOptions, createApp } from "../../app.ts";
import { createClock } from "../clock.ts";
import { ownProject } from "../../testing/own-project.ts";
import { noDatabase } from "../../testing/no-database.ts";

const MB = 1024 * 1024;
const db = noDatabase();
let app: FastifyInstance;
beforeAll(async () => {
  app = await listening({});
});
afterAll(async () => {
  await app.close();
  await db.destroy();
});

async function listening(options: Pick<AppOptions, "requestTimeout">): Promise<FastifyInstance> {
  const server = await createApp({
    db,
    clock: createClock(),
    project: ownProject,
    logLevel: "silent",
    runJobs: false,
    ...options,
  });
  await server.listen({ port: 0, host: "127.0.0.1" });
  return server;
}

const portOf = (server: FastifyInstance) => (server.server.address() as AddressInfo).port;

interface Sent {
  /** The answer of the server. */
  readonly answer: string;
  /** Bytes of the body that it took before it closed. */
  readonly bytesTaken: number;
}

/** Sends the head and then, again and again, a piece of the body, until the server closes the connection. */
async function sendEndlessly(
  head: readonly string[],
  piece: string,
  pauseMs = 0,
  port = portOf(app),
): Promise<Sent> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  let bytesTaken = 0;
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
  // Bytes sent after the server has closed are answered by a reset.
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await once(socket, "connect");
  socket.write(
    `${["POST " + head[0] + " HTTP/1.1", "host: localhost", ...head.slice(1)].join("\r\n")}\r\n\r\n`,
  );
  while (!socket.destroyed && bytesTaken < 60 * MB) {
    await written(socket, piece);
    bytesTaken += piece.length;
    await new Promise((resolve) => (pauseMs > 0 ? setTimeout(resolve, pauseMs) : setImmediate(resolve)));
  }
  socket.destroy();
  await closed;
  return { answer, bytesTaken };
}

/** Resolves when the piece has left, or cannot leave any more. */
async function written(socket: Socket, piece: string): Promise<void> {
  await new Promise<void>((resolve) => {
    socket.once("close", resolve);
    socket.write(piece, () => {
      socket.off("close", resolve);
      resolve();
    });
  });
}

const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${"x".repeat(bytes)}\r\n`;

describe("a body above its limit is cut off before its end", () => {
  const JSON_CALL = ["/api/auth/user/list", "content-type: application/json"];
  const UPLOAD = ["/api/fcp/web/customerFile/upload", "content-type: multipart/form-data; boundary=b"];

  test.each([
    ["JSON without a length", [...JSON_CALL, "transfer-encoding: chunked"], chunk(64 * 1024), 1],
    ["JSON with its length", [...JSON_CALL, "content-length: 999999999"], "x".repeat(64 * 1024), 1],
    ["an upload without a length", [...UPLOAD, "transfer-encoding: chunked"], chunk(256 * 1024), 21],
    ["an upload with its length", [...UPLOAD, "content-length: 999999999"], "x".repeat(256 * 1024), 21],
  ] as const)("%s", async (_what, head, piece, limit) => {
    const { answer, bytesTaken } = await sendEndlessly(head, piece);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain(`"code":"0413"`);
    // The kernel's buffers take some more than the server reads.
    expect(bytesTaken).toBeLessThan((limit + 12) * MB);
  });

  test("slowly, too", async () => {
    const { answer } = await sendEndlessly(
      [...JSON_CALL, "transfer-encoding: chunked"],
      chunk(200 * 1024),
      20,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("one that never ends but never reaches the limit", async () => {
    const impatient = await listening({ requestTimeout: 1500 });
    const started = Date.now();
    const head = [...JSON_CALL, "transfer-encoding: chunked"];
    const { answer } = await sendEndlessly(head, chunk(1), 50, portOf(impatient));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(Date.now() - started).toBeGreaterThanOrEqual(1500);
    await impatient.close();
  });

  test("and the server goes on answering", async () => {
    expect((await fetch(`http://127.0.0.1:${portOf(app)}/api/health`)).status).toBe(200);
  });
});
