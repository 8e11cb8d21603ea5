import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { auditDatabase } from "../audit.ts";
import { becomesReady } from "../probes.ts";
import type { RoundResult } from "../round.ts";
import { type KeptNotice, auditListener, auditSeries } from "./audit-listeners.ts";
import { type Listener, openListener } from "./listeners.ts";
import type { TalkWorld } from "./talk-world.ts";
import { writeSeries } from "./writers.ts";

/** Twenty rounds make ten thousand. */
const MESSAGES = 500;

const LISTENERS_OF_A_READER = 5;

/** From one broken connection to the next, at most. */
const CUT_EVERY_MS = 600;

/** Until the last listener is back: the pause of a browser that failed five times, and a look of a server. */
const RECEIVED_WITHIN_MS = 30_000;

const POLL_MS = 100;

/** Writes messages while connections break and one of the servers is killed; then every reader must have got each. */
export async function runTalkRound(world: TalkWorld, round: number): Promise<RoundResult> {
  const { line, readers, intents, apis, first } = world;
  const before = await lastNumber(world);
  const listeners = readers.flatMap((reader) =>
    Array.from({ length: LISTENERS_OF_A_READER }, () => openListener(reader, line.url)),
  );
  await until(() => listeners.every(({ resets }) => resets() > 0));
  const begun = intents.length;
  const over = new AbortController();
  const cutting = cutUntil(world, over.signal);
  const killing = killOnce(world, () => intents.length - begun > MESSAGES / 3);
  const { written, faults } = await writeSeries(world, round, MESSAGES);
  const ready = await killing;
  over.abort();
  await cutting;
  const told = await readNotices(world, before);
  const hasReceived = ({ received, reader }: Listener) =>
    received.length >= told.filter(({ qyid }) => reader.companyIds.includes(qyid)).length;
  await until(() => listeners.every(hasReceived));
  for (const { leave } of listeners) leave();
  world.tally.received += listeners.reduce((sum, { received }) => sum + received.length, 0);
  const found = await world.inspect(async (db) => await auditDatabase(db, world.firm.gsid, intents));
  return {
    faults: [
      ...faults,
      ...ready.faults,
      ...(first.isRunning() ? [] : [`the first server has ended: ${first.said().slice(-500)}`]),
      ...listeners.flatMap((listener) => auditListener(listener, told)),
      ...written.flatMap((series) => auditSeries(series, told)),
      ...found,
    ],
    readyAfter: ready.ms,
    slowest: Math.max(...apis.map((api) => api.slowest())),
    met: false,
  };
}

async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + RECEIVED_WITHIN_MS;
  while (!holds() && performance.now() < end) await sleep(POLL_MS);
}

async function cutUntil({ line }: TalkWorld, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(Math.random() * CUT_EVERY_MS);
    line.cutOne();
  }
}

/** Once so many are written, and long before all are. */
async function killOnce(world: TalkWorld, isTime: () => boolean) {
  await until(isTime);
  await world.second().kill();
  world.tally.kills += 1;
  await world.startSecond();
  return await becomesReady({ server: world.second });
}

async function lastNumber({ inspect }: TalkWorld): Promise<number> {
  return await inspect(async (db) => {
    const { last } = await db.selectFrom("outboxNumber").select("last").executeTakeFirstOrThrow();
    return last;
  });
}

/** Behind a number, once all that is committed has one. */
async function readNotices({ inspect }: TalkWorld, before: number): Promise<readonly KeptNotice[]> {
  return await inspect(async (db) => {
    const waiting = db.selectFrom("outbox").select("id").where("sequence", "is", null);
    while (await waiting.executeTakeFirst()) await sleep(POLL_MS);
    const { rows } =
      await sql<KeptNotice>`select sequence::int, (message ->> 'qyid')::int as qyid, (message ->> 'id')::int as id
      from outbox where message ->> 'chatSendType' = 'RECORD' and sequence > ${before} order by sequence`.execute(
        db,
      );
    return rows;
  });
}
