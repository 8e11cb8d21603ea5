import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { figuresOf } from "./dashboard/figures.ts";
import { sumsOf } from "./sheet/edit-lines.ts";
import { lines } from "./sheet/lines.ts";
import { clients, findClients, type ClientQuery } from "./list/clients.ts";

const TYPES: { readonly [ending: string]: string } = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
};
const everyone = envelope(clients);
const sheet = envelope(lines);
const sheetSums = envelope(sumsOf(lines));

interface PageQuery extends ClientQuery {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Serves the built pages, compressed as the product's assets are, and their clients, without any delay. */
export async function serve(
  folder: string,
): Promise<{ readonly address: string; readonly close: () => void }> {
  const files = readFiles(folder);
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://local");
    const file = files.get(pathname);
    if (file) {
      response.writeHead(200, { "Content-Type": file.type, "Content-Encoding": "br" }).end(file.body());
      return;
    }
    void answer(pathname, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  response.setHeader("Content-Type", TYPES[".json"] ?? "");
  if (pathname === "/api/client/page") response.end(page(JSON.parse(body) as PageQuery));
  else if (pathname === "/api/dashboard/figures")
    response.end(envelope(figuresOf((JSON.parse(body) as { readonly department: number }).department)));
  else if (pathname === "/api/client/all") response.end(everyone);
  else if (pathname === "/api/sheet/lines") response.end(sheet);
  else if (pathname === "/api/sheet/sums") response.end(sheetSums);
  else if (pathname === "/api/session") response.end(envelope({ name: "王芳" }));
  else response.writeHead(404).end();
}

interface ServedFile {
  readonly type: string;
  readonly body: () => Buffer;
}

function readFiles(folder: string): ReadonlyMap<string, ServedFile> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Map(
    names.flatMap((name) => {
      const type = TYPES[path.extname(name)];
      const address = `/${name.split(path.sep).join("/")}`;
      return type ? [[address, { type, body: compressOnce(path.join(folder, name)) }]] : [];
    }),
  );
}

/** The first visits, which are not measured, wait for it. */
function compressOnce(file: string): () => Buffer {
  let body: Buffer | undefined;
  return () => (body ??= brotliCompressSync(readFileSync(file)));
}

function page({ pageNum, pageSize, ...query }: PageQuery): string {
  const matches = findClients(query);
  return envelope({
    list: matches.slice((pageNum - 1) * pageSize, pageNum * pageSize),
    total: matches.length,
  });
}

function envelope(result: unknown): string {
  return JSON.stringify({ code: "0", message: null, result });
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}
