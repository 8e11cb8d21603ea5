import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startServerProcess } from "../../../server/testing/server-process.ts";
import { exchangeTicket } from "../../e2e/app/api.ts";
import { quantile } from "../quantile.ts";

/**
 * `npm run bench:uploads`: twenty hostile workbooks at once by two users, while somebody of another firm works. PGlite, or
 * the empty database of `DATABASE_URL`. `--files` makes it smaller; quiet seconds and uploads take turns, `--rounds` of
 * them, because other work of the machine comes and goes.
 */
const SENDERS = ["chenjie", "zhoumy"] as const;
const { values } = parseArgs({
  options: { files: { type: "string", default: "20" }, rounds: { type: "string", default: "3" } },
});
const QUIET_MS = 5000;
const PAUSE_MS = 25;

const folder = await mkdtemp(path.join(tmpdir(), "bench-uploads-"));
const { DATABASE_URL } = process.env;
const server = await startServerProcess({
  ...(DATABASE_URL === undefined ? { DATA_DIR: folder } : { DATABASE_URL }),
  LOG_LEVEL: "silent",
});
const tokens = await Promise.all([...SENDERS, "qianjin"].map(signIn));
const other = tokens.pop() ?? "";
const sender = fork(
  path.join(import.meta.dirname, "send-workbooks.ts"),
  [server.address, values.files, ...tokens],
  { execArgv: ["--import", "tsx"] },
);
try {
  await once(sender, "message");
  const quietTimes: number[] = [];
  const busyTimes: number[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const quiet = await work(async () => await sleep(QUIET_MS));
    say(`${round}: quiet: other firm ${told(quiet.times)}, memory ${megabytes(quiet.memory)}`);
    const busy = await work(sendAll);
    say(`   ${values.files} workbooks: other firm ${told(busy.times)}, memory ${megabytes(busy.memory)}`);
    quietTimes.push(...quiet.times);
    busyTimes.push(...busy.times);
  }
  const ratio = quantile(busyTimes, 0.95) / quantile(quietTimes, 0.95);
  say(
    `all: quiet ${told(quietTimes)}, meanwhile ${told(busyTimes)}: p95 ${ratio.toFixed(1)} times the quiet one`,
  );
} finally {
  sender.kill();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function signIn(account: string): Promise<string> {
  return (await exchangeTicket(server.address, account)).accessToken;
}

async function sendAll(): Promise<void> {
  sender.send("send");
  const [answers] = (await once(sender, "message")) as [readonly string[]];
  for (const answer of answers) say(`     ${answer}`);
}

/** The times in which another firm's requests are answered, and the greatest memory of the server, until `meanwhile` ends. */
async function work(meanwhile: () => Promise<void>) {
  const times: number[] = [];
  let memory = 0;
  const over = new AbortController();
  const ended = meanwhile().finally(() => over.abort());
  while (!over.signal.aborted) {
    const begin = performance.now();
    const answer = await fetch(new URL("/api/fcp/web/customer/info", server.address), {
      headers: { "access-token": other },
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
