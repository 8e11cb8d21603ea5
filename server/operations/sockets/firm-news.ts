import type { Kysely } from "kysely";
import { companyViewers } from "../../access/company-scope.ts";
import { type NumberedMessage, leastToGoOnFrom, readMessages } from "../../platform/outbox/outbox.ts";
import { type TenantDb, tenantDb } from "../../platform/database/tenant-db.ts";
import type { Database } from "../../tables/tables.ts";
import { type Connection, isOpen, sendFrame } from "./connection.ts";
import { deliver, type DeliveryDeps } from "./deliver.ts";

/** The browsers of a firm that are connected to this process, and how far they have got. */
export interface FirmNews {
  readonly gsid: number;
  readonly present: Set<Connection>;
  /**
   * Those that have just come, or come back, and the number up to which they have got everything; undefined: they come
   * for the first time. They get what they missed, and then belong to those that are present.
   */
  readonly returning: Map<Connection, number | undefined>;
  /** The number up to which those that are present have got everything. */
  sent: number;
  /** The newest number of all firms. */
  newest: number;
}

/** No firm keeps the others waiting for longer than these take. */
export const MESSAGES_A_TURN = 100;

/** A browser that has missed more reads everything again. */
const MOST_MISSED = 2000;

export interface TurnDeps extends Omit<DeliveryDeps, "viewers"> {
  readonly db: Kysely<Database>;
}

interface FirmDeps extends DeliveryDeps {
  readonly firmDb: TenantDb;
}

export function firmNews(gsid: number, newest: number): FirmNews {
  return { gsid, present: new Set(), returning: new Map(), sent: newest, newest };
}

export function isBehind({ sent, newest, returning }: FirmNews): boolean {
  return sent < newest || returning.size > 0;
}

/** Sends the browsers of the firm their next messages. What a turn that failed has sent is sent again by the next one. */
export async function takeTurn(firm: FirmNews, { db, ...around }: TurnDeps): Promise<void> {
  const firmDb = tenantDb(db, firm.gsid);
  const deps = { ...around, firmDb, viewers: companyViewers(firmDb) };
  await sendNews(firm, deps);
  if (firm.returning.size > 0) await sendMissed(firm, deps);
  await deps.tokens.checkDue(firm.present);
}

async function sendNews(firm: FirmNews, deps: FirmDeps): Promise<void> {
  const { newest, present } = firm;
  if (present.size === 0) firm.sent = newest;
  if (firm.sent >= newest) return;
  const next = await readNext({ after: firm.sent, upTo: newest }, deps);
  await deliver(next.messages, [...present], deps);
  firm.sent = next.upTo;
}

async function sendMissed(firm: FirmNews, deps: FirmDeps): Promise<void> {
  const { returning, newest, sent } = firm;
  // A connection that returns meanwhile may have a newer number; the next turn serves it.
  const coming = [...returning.keys()];
  const knownTo = (connection: Connection) => returning.get(connection) ?? sent;
  const least = coming.some((each) => knownTo(each) < newest)
    ? await leastToGoOnFrom(deps.firmDb, newest, MOST_MISSED)
    : 0;
  const hasLost = (each: Connection) => knownTo(each) < least || knownTo(each) > newest;
  for (const each of coming.filter(hasLost)) admit(firm, each, "RESET");
  await sendNextMissed(
    firm,
    coming.filter((each) => returning.has(each) && knownTo(each) < firm.sent),
    deps,
  );
  // A connection ahead of those present waits until they have caught up.
  for (const each of coming)
    if (returning.has(each) && knownTo(each) === firm.sent) admit(firm, each, "READY");
}

async function sendNextMissed(
  { returning, sent }: FirmNews,
  behind: readonly Connection[],
  deps: FirmDeps,
): Promise<void> {
  if (behind.length === 0) return;
  const knownTo = (connection: Connection) => returning.get(connection) ?? sent;
  const next = await readNext({ after: Math.min(...behind.map(knownTo)), upTo: sent }, deps);
  for (const connection of behind) {
    const knows = knownTo(connection);
    const missed = next.messages.filter((each) => each.sequence > knows && !isOver(each));
    await deliver(missed, [connection], deps);
    if (returning.has(connection)) returning.set(connection, Math.max(knows, next.upTo));
  }
}

/** True for 正在输入, which is outdated by then. */
function isOver({ message }: NumberedMessage): boolean {
  return "chatSendType" in message && message.chatSendType === "TYPING";
}

interface Between {
  readonly after: number;
  readonly upTo: number;
}

/** The firm's messages of one turn, and the number up to which there are no others. */
async function readNext(
  { after, upTo }: Between,
  { firmDb }: FirmDeps,
): Promise<{ readonly messages: readonly NumberedMessage[]; readonly upTo: number }> {
  const messages = await readMessages(firmDb, { after, upTo, limit: MESSAGES_A_TURN });
  const last = messages.length < MESSAGES_A_TURN ? undefined : messages.at(-1)?.sequence;
  return { messages, upTo: last ?? upTo };
}

function admit(
  { returning, present, sent }: FirmNews,
  connection: Connection,
  type: "READY" | "RESET",
): void {
  returning.delete(connection);
  sendFrame(connection, { type, sequence: sent });
  if (isOpen(connection)) present.add(connection);
}
