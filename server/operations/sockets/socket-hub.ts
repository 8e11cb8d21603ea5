import { createWakeUp } from "../../platform/wake-up.ts";
import { numberMessages, readMessages } from "../../platform/outbox/outbox.ts";
import { type Connection, isOpen, sendFrame } from "./connection.ts";
import { deliver, type DeliveryDeps } from "./deliver.ts";
import { type Joining, firstMissed, missedBy } from "./missed-messages.ts";

/** The browsers that are connected to this process, and what they are sent. */
export interface SocketHub {
  readonly start: () => void;
  /** `knows`: the number of the newest message that it has got before. */
  readonly join: (connection: Connection, knows: number | undefined) => void;
  readonly leave: (connection: Connection) => void;
  /** Sends a connection the number up to which it has got everything. */
  readonly answerPing: (connection: Connection) => void;
  /** A write was committed: there may be messages. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

interface HubDeps extends DeliveryDeps {
  readonly logError: (error: unknown, what: string) => void;
}

/** Other processes leave messages too. */
const LOOK_EVERY_MS = 1000;

/** The time to the next look for messages without connections: none is made. */
const ASLEEP_MS = 2 ** 30;

/**
 * Everything is done in turns, one after the other: new messages get their numbers, connected browsers get the new
 * ones, returning browsers those that they missed. So none arrives out of order. After a turn that failed the next one
 * sends its messages again; a browser ignores one whose number it has already.
 */
export function createSocketHub(deps: HubDeps): SocketHub {
  const { db, tokens, logError } = deps;
  const connections = new Set<Connection>();
  const wakeUp = createWakeUp();
  let joining: readonly Joining[] = [];
  let sent = 0;
  const stopping = new AbortController();
  let looking: Promise<void> = Promise.resolve();

  const isEmpty = () => connections.size + joining.length === 0;
  const turn = async () => {
    // A browser that comes while the newest number is read may have a newer one, from another process.
    const coming = joining;
    const newest = await numberMessages(db);
    const present = [...connections];
    const behind = present.length > 0 ? sent : newest;
    const from = Math.min(behind, firstMissed(coming, newest) ?? newest);
    const messages = from < newest ? await readMessages(db, from, newest) : [];
    const fresh = messages.filter(({ sequence }) => sequence > behind);
    await deliver(fresh, present, deps);
    sent = newest;
    for (const each of coming) {
      const missed = missedBy(each, messages, newest);
      await deliver(missed ?? [], [each.connection], deps);
      sendFrame(each.connection, { type: missed ? "READY" : "RESET", sequence: newest });
      if (isOpen(each.connection)) connections.add(each.connection);
    }
    joining = joining.filter((each) => !coming.includes(each));
    await tokens.checkDue(connections);
  };
  const look = async () => {
    while (!stopping.signal.aborted) {
      await wakeUp.wait(isEmpty() ? ASLEEP_MS : LOOK_EVERY_MS);
      if (stopping.signal.aborted || isEmpty()) continue;
      await turn().catch((error: unknown) => logError(error, "messages could not be sent"));
    }
  };
  return {
    start: () => void (looking = look()),
    join: (connection, knows) => {
      joining = [...joining, { connection, knows }];
      wakeUp.wake();
    },
    leave: (connection) => {
      connections.delete(connection);
      joining = joining.filter((each) => each.connection !== connection);
    },
    answerPing: (connection) => {
      if (connections.has(connection)) sendFrame(connection, { type: "PONG", sequence: sent });
    },
    wake: wakeUp.wake,
    stop: async () => {
      stopping.abort();
      wakeUp.wake();
      await looking;
    },
  };
}
