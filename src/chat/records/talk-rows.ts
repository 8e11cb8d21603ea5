import type { Outgoing } from "../outgoing/outgoing-queue.ts";
import type { ChatRecord } from "../talk.ts";
import { beginsDay } from "./begins-day.ts";

/** A row of the talk: what the server keeps, or what is on its way there. */
export type TalkRow = {
  readonly key: string;
  /** The day that begins with this row, `YYYY-MM-DD`. */
  readonly day: string | null;
} & ({ readonly record: ChatRecord } | { readonly outgoing: Outgoing });

/** The messages of a talk, then those on their way; the same one never twice. */
export function talkRows(records: readonly ChatRecord[], outgoing: readonly Outgoing[]): readonly TalkRow[] {
  const arrived = new Set(records.map(({ clientKey }) => clientKey));
  const underWay = outgoing.filter(({ key }) => !arrived.has(key));
  const begins = beginsDay();
  return [
    ...records.map((record): TalkRow => ({ key: `${record.id}`, day: begins(record.createTime), record })),
    ...underWay.map((item): TalkRow => ({ key: item.key, day: null, outgoing: item })),
  ];
}
