import { readFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startServerProcess } from "../../../server/testing/server-process.ts";
import { exchangeTicket } from "../../e2e/app/api.ts";
import { quantile } from "../quantile.ts";
import { hostileWorkbooks } from "./hostile-workbooks.ts";

/**
 * `npm run bench:uploads`: twenty hostile workbooks at once by two users, while somebody of another firm works. PGlite, or
 * the empty database of `DATABASE_URL`. `--files` makes it smaller.
 */
const SENDERS = ["chenjie", "zhoumy"] as const;
const { values } = parseArgs({ options: { files: { type: "string", default: "20" } } });
const FILES = Number(values.files);
const QUIET_MS = 10_000;
const PAUSE_MS = 50;

const folder = await mkdtemp(path.join(tmpdir(), "bench-uploads-"));
const { DATABASE_URL } = process.env;
const server = await startServerProcess({
  ...(DATABASE_URL === undefined ? { DATA_DIR: folder } : { DATABASE_URL }),
  LOG_LEVEL: "silent",
});
try {
  const files = [...hostileWorkbooks()];
  const tokens = await Promise.all(
    SENDERS.map(async (account) => (await exchangeTicket(server.address, account)).accessToken),
  );
  const other = (await exchangeTicket(server.address, "qianjin")).accessToken;
  const quiet = await work(other, async () => await sleep(QUIET_MS));
  say(`quiet: other firm ${told(quiet.times)}, memory ${megabytes(quiet.memory)}`);
  // Made before: the other firm's times are taken by this process, too.
  const forms = await Promise.all(
    Array.from({ length: FILES }, async (_none, index) => {
      const [name, content] = files[index % files.length] ?? ["", Buffer.alloc(0)];
      return { name, form: await formOf(content), token: tokens[index % tokens.length] ?? "" };
    }),
  );
  const busy = await work(other, async () => {
    await Promise.all(
      forms.map(async ({ name, form, token }) => say(`  ${name}: ${await upload(form, token)}`)),
    );
  });
  say(`${FILES} hostile workbooks: other firm ${told(busy.times)}, memory ${megabytes(busy.memory)}`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** The times in which another firm's requests are answered, and the greatest memory of the server, until `meanwhile` ends. */
async function work(token: string, meanwhile: () => Promise<void>) {
  const times: number[] = [];
  let memory = 0;
  const over = new AbortController();
  const ended = meanwhile().finally(() => over.abort());
  while (!over.signal.aborted) {
    const begin = performance.now();
    const answer = await fetch(new URL("/api/fcp/web/customer/info", server.address), {
      headers: { "access-token": token },
    });
    await answer.text();
    if (answer.status !== 200) say(`  other firm: ${answer.status}`);
    times.push(performance.now() - begin);
    memory = Math.max(memory, residentBytes());
    await sleep(PAUSE_MS);
  }
  await ended;
  return { times, memory };
}

interface Form {
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

async function formOf(content: Buffer): Promise<Form> {
  const form = new FormData();
  form.append("multipartFile", new File([Uint8Array.from(content)], "客户.xlsx"));
  const sent = new Response(form);
  return { type: sent.headers.get("content-type") ?? "", bytes: await sent.arrayBuffer() };
}

async function upload({ type, bytes }: Form, token: string): Promise<string> {
  const begin = performance.now();
  const answer = await fetch(new URL("/api/fcp/web/company/importPlan", server.address), {
    method: "POST",
    headers: { "access-token": token, "idempotency-key": randomUUID(), "content-type": type },
    body: bytes,
  });
  const { code, message } = (await answer.json()) as { readonly code: string; readonly message: string };
  return `${code} ${message} after ${((performance.now() - begin) / 1000).toFixed(1)} s`;
}

function residentBytes(): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}

function told(times: readonly number[]): string {
  return `p50 ${Math.round(quantile(times, 0.5))} ms, p95 ${Math.round(quantile(times, 0.95))} ms of ${times.length}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
