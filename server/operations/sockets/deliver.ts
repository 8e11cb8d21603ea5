import { setImmediate } from "node:timers/promises";
import type { SocketFrame } from "../../../src/domain/socket-frames.ts";
import { groupRows } from "../../../src/domain/group-rows.ts";
import type { CompanyViewers } from "../../access/company-scope.ts";
import type { NumberedMessage } from "../../platform/outbox/outbox.ts";
import { type Connection, sendFrame, sendText } from "./connection.ts";
import type { ReadStatistics } from "./read-statistics.ts";
import type { TokenWatch } from "./token-watch.ts";

export interface DeliveryDeps {
  /** Those of the firm. */
  readonly viewers: CompanyViewers;
  readonly tokens: TokenWatch;
  readonly readStatistics: ReadStatistics;
}

/** A few milliseconds. */
const FRAMES_IN_A_ROW = 1000;

/** Sends the firm's messages, in order, to those of its connections that each is for; numbers are counted once for all. */
export async function deliver(
  messages: readonly NumberedMessage[],
  connections: readonly Connection[],
  deps: DeliveryDeps,
): Promise<void> {
  const counting = new Set<Connection>();
  let frames = 0;
  for (const message of messages) {
    // Requests and other firms go on meanwhile. After each message it would be their every query that this one waits for.
    if (frames >= FRAMES_IN_A_ROW) {
      await setImmediate();
      frames = 0;
    }
    const receivers = receiversOf(message, connections);
    const { sequence, message: content } = message;
    if ("type" in content && content.type === "SIGN_INS_ENDED") await deps.tokens.recheck(receivers);
    else if ("type" in content && content.type === "STATISTICS") {
      for (const receiver of receivers) counting.add(receiver);
    } else {
      const text = JSON.stringify({ ...content, sequence } satisfies SocketFrame);
      for (const receiver of await allowed(message, receivers, deps.viewers)) {
        sendText(receiver, text);
        frames += 1;
      }
    }
  }
  const sequence = messages.at(-1)?.sequence ?? 0;
  await sendStatistics(counting, sequence, deps.readStatistics);
}

function receiversOf(
  { userIds, message }: NumberedMessage,
  connections: readonly Connection[],
): readonly Connection[] {
  const named = userIds && new Set(userIds);
  const kind = "chatSendType" in message ? "chat" : "static";
  const isForAll = "type" in message && message.type === "SIGN_INS_ENDED";
  return connections.filter(
    (connection) => (isForAll || connection.kind === kind) && (named?.has(connection.user.id) ?? true),
  );
}

async function allowed(
  { companyId }: NumberedMessage,
  receivers: readonly Connection[],
  viewers: CompanyViewers,
): Promise<readonly Connection[]> {
  if (companyId === null || receivers.length === 0) return receivers;
  const users = new Map(receivers.map(({ user }) => [user.id, user]));
  const ids = new Set((await viewers([...users.values()], companyId)).map(({ id }) => id));
  return receivers.filter(({ user }) => ids.has(user.id));
}

function missingUser(): never {
  throw new Error("a group of connections has none");
}

/** Behind all others: they carry the number of the newest. */
async function sendStatistics(
  receivers: ReadonlySet<Connection>,
  sequence: number,
  readStatistics: DeliveryDeps["readStatistics"],
): Promise<void> {
  for (const sameUser of groupRows([...receivers], ({ user }) => user.id).values()) {
    const [{ user } = missingUser()] = sameUser;
    const statistics = await readStatistics(user);
    for (const connection of sameUser) sendFrame(connection, { type: "STATISTICS", ...statistics, sequence });
  }
}
