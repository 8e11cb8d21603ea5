import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";

/** A door before the application that records one path: Playwright reports no requests after their page is gone. */
export async function startForwarding(address: string, path: string) {
  const bodies: string[] = [];
  const server = createServer((incoming, answer) => {
    const parts: Buffer[] = [];
    incoming.on("data", (part: Buffer) => parts.push(part));
    incoming.on("end", () => {
      if (incoming.url === path) bodies.push(Buffer.concat(parts).toString());
      const outgoing = ask(
        new URL(incoming.url ?? "/", address),
        { method: incoming.method, headers: { ...incoming.headers, host: new URL(address).host } },
        (response) => {
          answer.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(answer);
        },
      );
      outgoing.on("error", () => answer.destroy());
      outgoing.end(Buffer.concat(parts));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${port}`, bodies, stop };
}
