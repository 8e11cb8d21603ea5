import type { Operations } from "../../generated/operations/index.ts";
import { type ChatFile, type ChatModule, type ChatTag, sameTalk } from "../talk.ts";

type ConfirmInfo = NonNullable<Operations["chat.record.submit"]["params"]["confirmInfo"]>;

/** The message that one answers. */
export interface Quote {
  readonly id: number;
  readonly fromUserName: string;
  readonly content: string;
}

/** A message as it was written. */
export interface Written {
  readonly qyid: number;
  readonly companyName: string;
  readonly module: ChatModule;
  readonly content: string;
  readonly files: readonly ChatFile[];
  readonly tag: ChatTag | null;
  readonly quote: Quote | null;
  readonly confirmInfo: ConfirmInfo | null;
}

/** A message that the server has not confirmed, or just has. */
export interface Outgoing extends Written {
  /** The server keeps one message of each key. */
  readonly key: string;
  /** The page that sends it. */
  readonly page: string;
  /** `waiting`: it is sent, again if need be, by itself; `refused`: the server does not want it; `sent`: it is there. */
  readonly state: "waiting" | "refused" | "sent";
  /** Tries with an unknown outcome: the message may have arrived already. */
  readonly tries: number;
  readonly reason: string | null;
  /** Its number at the server. */
  readonly sentId: number | null;
}

type Queue = readonly Outgoing[];

/**
 * Adds a message at the end of the queue. Messages that have arrived in other talks are dropped, because they are not
 * shown any more.
 */
export function enqueue(queue: Queue, written: Written, by: Pick<Outgoing, "key" | "page">): Queue {
  const kept = queue.filter((item) => item.state !== "sent" || sameTalk(item, written));
  return [...kept, { ...written, ...by, state: "waiting", tries: 0, reason: null, sentId: null }];
}

/** The server has it. */
export function arrive(queue: Queue, key: string, sentId: number): Queue {
  return change(queue, key, { state: "sent", sentId, reason: null });
}

/** No answer came: it stays in its place, and those behind it wait. */
export function postpone(queue: Queue, key: string, reason: string): Queue {
  const tries = (queue.find((item) => item.key === key)?.tries ?? 0) + 1;
  return change(queue, key, { tries, reason });
}

/** The server does not want it: it leaves the line until its writer decides. */
export function refuse(queue: Queue, key: string, reason: string): Queue {
  return change(queue, key, { state: "refused", reason });
}

/** Sends a message again. A refused one goes behind all others, which have passed it. */
export function retry(queue: Queue, key: string, page: string): Queue {
  const item = queue.find((each) => each.key === key);
  if (!item) return queue;
  if (item.state !== "refused") return change(queue, key, { page });
  return [...remove(queue, key), { ...item, page, state: "waiting", reason: null }];
}

export function remove(queue: Queue, key: string): Queue {
  return queue.filter((item) => item.key !== key);
}

/** After a page was loaded: it takes over what others have left. */
export function takeOver(queue: Queue, page: string): Queue {
  return queue.map((item) => ({ ...item, page }));
}

/** The messages of this page that may go out now: of each talk the first that waits, and none while one is under way. */
export function nextToSend(queue: Queue, page: string, underWay: ReadonlySet<string>): Queue {
  const talks = new Set<string>();
  return queue.filter((item) => {
    if (item.state !== "waiting") return false;
    const talk = `${item.qyid}/${item.module}`;
    const isFirst = !talks.has(talk);
    talks.add(talk);
    return isFirst && item.page === page && !underWay.has(item.key);
  });
}

function change(queue: Queue, key: string, changes: Partial<Outgoing>): Queue {
  return queue.map((item) => (item.key === key ? { ...item, ...changes } : item));
}
