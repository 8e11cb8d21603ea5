import type { Intent } from "../intents.ts";
import type { Listener } from "./listeners.ts";

/** A message to browsers that is committed and has its number. */
export interface KeptNotice {
  readonly sequence: number;
  /** The client and the chat message that it is about. */
  readonly qyid: number;
  readonly id: number;
}

/** Each message of its talks once, in the order of their numbers; nothing of other talks, and no reading anew. */
export function auditListener(listener: Listener, told: readonly KeptNotice[]): string[] {
  const { reader, received, resets, isSignedOut } = listener;
  const seen = new Set(reader.companyIds);
  const expected = new Set(told.filter(({ qyid }) => seen.has(qyid)).map(({ sequence }) => sequence));
  const once = new Set(received);
  const counts: Readonly<Record<string, number>> = {
    "messages were not heard": [...expected].filter((sequence) => !once.has(sequence)).length,
    "messages were heard twice": received.length - once.size,
    "messages of others were heard": [...once].filter((sequence) => !expected.has(sequence)).length,
    "messages came behind newer ones": received.filter(
      (sequence, place) => sequence < (received[place - 1] ?? 0),
    ).length,
    "times everything was to be read again": resets() - 1,
    "sign-ins ended": Number(isSignedOut()),
  };
  return Object.entries(counts)
    .filter(([, count]) => count !== 0)
    .map(([what, count]) => `listener of user ${reader.userId}: ${count} ${what}`);
}

/** Faults of messages whose numbers are not in the order in which one writer wrote them. */
export function auditSeries(written: readonly Intent[], told: readonly KeptNotice[]): string[] {
  const numbers = new Map(told.map(({ id, sequence }) => [id, sequence]));
  const done = written.filter(({ state }) => state === "done");
  const sequences = done.map(({ answer = "{}" }) => numbers.get((JSON.parse(answer) as { id: number }).id));
  return done.flatMap(({ mark }, place) => {
    const [before, own] = [sequences[place - 1] ?? 0, sequences[place]];
    if (own === undefined) return [`${mark} was acknowledged, and nobody told of it`];
    return own > before ? [] : [`${mark} stands before the message that was written before it`];
  });
}
