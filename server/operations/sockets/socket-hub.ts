import { createWakeUp } from "../../platform/wake-up.ts";
import { firmsOfMessages, numberMessages } from "../../platform/outbox/outbox.ts";
import { type Connection, sendFrame } from "./connection.ts";
import { type FirmNews, type TurnDeps, firmNews, isBehind, takeTurn } from "./firm-news.ts";
import { createTurns } from "./turns.ts";

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

interface HubDeps extends TurnDeps {
  readonly logError: (error: unknown, what: string) => void;
}

/** Other processes leave messages too. */
const LOOK_EVERY_MS = 1000;

/** The time to the next look for messages without connections: none is made. */
const ASLEEP_MS = 2 ** 30;

/** Few enough to leave requests their connections to the database. */
const FIRMS_AT_ONCE = 3;

/**
 * A look gives new messages their numbers and every firm a turn; in its turns a firm gets its news, and returning
 * browsers what they missed. So none arrives out of order, and a firm with many messages delays no other.
 */
export function createSocketHub(deps: HubDeps): SocketHub {
  const { db, logError } = deps;
  const firms = new Map<number, FirmNews>();
  const arriving = new Map<Connection, number | undefined>();
  const wakeUp = createWakeUp();
  const stopping = new AbortController();
  let newest = 0;
  let looking: Promise<void> = Promise.resolve();

  const turns = createTurns<FirmNews>({
    atOnce: FIRMS_AT_ONCE,
    take: async (firm) => {
      try {
        await takeTurn(firm, deps);
        return isBehind(firm);
      } catch (error) {
        logError(error, "messages could not be sent");
        // The next look gives it another turn.
        return false;
      }
    },
  });
  const isEmpty = () => firms.size + arriving.size === 0;
  const look = async () => {
    // A browser that comes while the newest number is read may have a newer one, from another process.
    const coming = [...arriving.keys()];
    const last = await numberMessages(db);
    const told = firms.size > 0 && newest < last ? await firmsOfMessages(db, newest, last) : new Set();
    for (const firm of firms.values()) {
      if (firm.sent === firm.newest && !told.has(firm.gsid)) firm.sent = last;
      firm.newest = last;
    }
    newest = last;
    for (const connection of coming) {
      if (!arriving.has(connection)) continue;
      const { gsid } = connection.user;
      const firm = firms.get(gsid) ?? firmNews(gsid, last);
      firms.set(gsid, firm);
      firm.returning.set(connection, arriving.get(connection));
      arriving.delete(connection);
    }
    for (const firm of firms.values()) turns.add(firm);
  };
  const lookRegularly = async () => {
    while (!stopping.signal.aborted) {
      await wakeUp.wait(isEmpty() ? ASLEEP_MS : LOOK_EVERY_MS);
      if (stopping.signal.aborted || isEmpty()) continue;
      await look().catch((error: unknown) => logError(error, "messages could not be looked for"));
    }
  };
  return {
    start: () => void (looking = lookRegularly()),
    join: (connection, knows) => {
      arriving.set(connection, knows);
      wakeUp.wake();
    },
    leave: (connection) => {
      arriving.delete(connection);
      const { gsid } = connection.user;
      const firm = firms.get(gsid);
      firm?.present.delete(connection);
      firm?.returning.delete(connection);
      if (firm && firm.present.size + firm.returning.size === 0) firms.delete(gsid);
    },
    answerPing: (connection) => {
      const firm = firms.get(connection.user.gsid);
      if (firm?.present.has(connection)) sendFrame(connection, { type: "PONG", sequence: firm.sent });
    },
    wake: wakeUp.wake,
    stop: async () => {
      stopping.abort();
      wakeUp.wake();
      await looking;
      await turns.stop();
    },
  };
}
