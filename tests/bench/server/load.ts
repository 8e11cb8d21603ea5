import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import type { Question } from "./mix.ts";
import { benchToken } from "./prepare-database.ts";

/** The outcomes of the requests of one load. */
export interface Load {
  readonly seconds: number;
  /** Of those that were answered well, in milliseconds. */
  readonly latencies: readonly number[];
  /** Refused, failed or not answered in time. */
  readonly lost: number;
}

/** After this time the answer is not awaited any more. */
const GIVE_UP_MS = 10_000;

const WARM_UP_SECONDS = 2;

/** Runs so many clients, each of which sends its next request after an answer; the first seconds do not count. */
export async function loadWith(
  addresses: readonly string[],
  mix: (turn: number) => Question,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const latencies: number[] = [];
  let lost = 0;
  let turn = 0;
  const begin = performance.now() + WARM_UP_SECONDS * 1000;
  const end = begin + seconds * 1000;
  const client = async (place: number) => {
    const address = addresses[place % addresses.length] ?? "";
    for (let sent = performance.now(); sent < end; sent = performance.now()) {
      const answer = await ask(address, mix((turn += 1)), agent);
      const now = performance.now();
      if (now < begin || now > end) continue;
      if (isGood(answer)) latencies.push(now - sent);
      else lost += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_none, place) => client(place)));
  agent.destroy();
  return { seconds, latencies, lost };
}

/**
 * Sends so many requests a second whatever becomes of them. A latency counts from the time when its request was due:
 * a server that stands still does not get fewer requests for it.
 */
export async function loadAtRate(
  addresses: readonly string[],
  mix: (turn: number) => Question,
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const latencies: number[] = [];
  let lost = 0;
  const begin = performance.now();
  const running: Promise<void>[] = [];
  const send = async (turn: number, due: number) => {
    const answer = await ask(addresses[turn % addresses.length] ?? "", mix(turn), agent);
    if (isGood(answer)) latencies.push(performance.now() - due);
    else lost += 1;
  };
  for (let turn = 0; turn < rate * seconds; turn += 1) {
    const due = begin + (turn * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    running.push(send(turn, due));
  }
  await Promise.all(running);
  agent.destroy();
  return { seconds, latencies, lost };
}

/** The body of the answer; undefined when there was none in time. */
export async function ask(address: string, question: Question, agent?: Agent): Promise<string | undefined> {
  const { method, path, body, account, writes } = question;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    "access-token": benchToken(account),
    ...(text !== undefined && {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    }),
    ...(writes && { "idempotency-key": randomUUID() }),
  };
  return await new Promise((resolve) => {
    const sent = request(address + path, { method, headers, ...(agent && { agent }) }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks).toString()));
      response.on("error", () => resolve(undefined));
    });
    sent.setTimeout(GIVE_UP_MS, () => sent.destroy());
    sent.on("error", () => resolve(undefined));
    sent.end(text);
  });
}

function isGood(answer: string | undefined): boolean {
  return answer?.startsWith('{"code":"0"') === true;
}
