import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text goes out as it is, anything else as JSON. */
  readonly body?: unknown;
  /** Answers nothing: the connection stays open, or is cut. */
  readonly instead?: "hang" | "cut";
}

export interface Wire {
  readonly url: string;
  readonly received: Received[];
}

/** A real HTTP server for one test; it records what came and answers what the test says. */
export async function startWire(reply: Reply | ((received: Received) => Reply)): Promise<Wire> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const seen: Received = {
      method: request.method ?? "",
      url: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(chunks).toString("utf8"),
    };
    received.push(seen);
    const { status = 200, headers, body, instead } = typeof reply === "function" ? reply(seen) : reply;
    if (instead === "cut") request.socket.destroy();
    if (instead !== undefined) return;
    response.writeHead(status, headers);
    response.end(typeof body === "string" ? body : JSON.stringify(body ?? null));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received };
}
