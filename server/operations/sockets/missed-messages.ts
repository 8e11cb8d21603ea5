import type { NumberedMessage } from "../../platform/outbox/outbox.ts";
import type { Connection } from "./connection.ts";

/** A browser that has just come, or come back. */
export interface Joining {
  readonly connection: Connection;
  /** The number of its newest message; undefined: it comes for the first time. */
  readonly knows: number | undefined;
}

/** Few enough to keep no other connection waiting. */
const MOST_MISSED = 2000;

/** The number behind which messages are to be read for those who come back; undefined: none was missed. */
export function firstMissed(joining: readonly Joining[], newest: number): number | undefined {
  const numbers = joining.flatMap(({ knows }) =>
    knows !== undefined && knows < newest && newest - knows <= MOST_MISSED ? [knows] : [],
  );
  return numbers.length === 0 ? undefined : Math.min(...numbers);
}

/**
 * The messages that it has missed, of those that are still kept; undefined: some of them are not. That somebody was
 * writing is over by then.
 */
export function missedBy(
  { knows }: Joining,
  kept: readonly NumberedMessage[],
  newest: number,
): readonly NumberedMessage[] | undefined {
  if (knows === undefined || knows === newest) return [];
  const at = kept.findIndex(({ sequence }) => sequence > knows);
  // Numbers have no gaps: another one there was cleared away.
  if (knows > newest || kept[at]?.sequence !== knows + 1) return undefined;
  return kept
    .slice(at)
    .filter(({ message }) => !("chatSendType" in message && message.chatSendType === "TYPING"));
}
