import type { ComponentType } from "react";
import type { SocketFrame } from "../domain/socket-frames.ts";
import type { Client } from "../request/client-contract.ts";
import type { Operations } from "../generated/operations/index.ts";
import type { LastingStorage } from "./lasting-storage.ts";

type ChatMessageName = "RECORD" | "COMPANY" | "TODO" | "TYPING";
type ChatMessageFrame<Name extends ChatMessageName> = Extract<SocketFrame, { readonly chatSendType: Name }>;

/** Everything that the talks with clients take from the application around them. */
export interface ChatHost {
  readonly client: Pick<Client, "call" | "callPlanned">;
  readonly user: { readonly id: number | string; readonly name: string };
  /** The area code of the firm. */
  readonly areaCode: string;
  /** The user may see clients that others look after. */
  readonly isManager: boolean;
  /** False: the user may read, and say nothing. */
  readonly canWrite: boolean;
  /** The server's clock: `YYYY-MM-DD`. */
  readonly today: () => string;
  readonly readFile: (address: string) => Promise<File>;
  readonly storage: LastingStorage;
  /** Null: some news may have been missed. Returns the way to take the listener back. */
  readonly subscribe: <Name extends ChatMessageName>(
    name: Name,
    listener: (news: ChatMessageFrame<Name> | null) => void,
  ) => () => void;
}

/** The requested talk; without a module all talks of its company can be reached, and all companies. */
export interface ChatSubject {
  readonly qyid: number;
  readonly module?: number;
  /** The month that is confirmed; absent: the one in hand. */
  readonly period?: { readonly kjnd: number; readonly kjqj: number };
}

export interface ChatPanelProps {
  readonly host: ChatHost;
  readonly subject: ChatSubject | null;
}

/** The talk about one work order, and the ways to read it and to add to it. */
export interface OrderTalk {
  readonly workOrderId: number;
  readonly read: () => Promise<Operations["workOrder.getSessionOrCreateSession"]["result"]>;
  /** The server keeps one message of each intent. */
  readonly send: (
    message: Operations["workOrder.sendMessage"]["params"],
    options: { readonly intent: string },
  ) => Promise<unknown>;
  /** Calls whenever something may have been said, or the order has ended. Returns the way to take the listener back. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The reason for which the user may only read; null: the talk itself says if it can go on. */
  readonly readOnly: string | null;
}

export interface OrderTalkProps {
  readonly host: Pick<ChatHost, "storage" | "user" | "readFile" | "today">;
  readonly talk: OrderTalk;
}

/** The part of the program that talks with clients; it is fetched when it is wanted. */
export interface ChatPart {
  readonly Panel: ComponentType<ChatPanelProps>;
  readonly OrderPanel: ComponentType<OrderTalkProps>;
  /** Goes on sending what an earlier page has not sent. */
  readonly resume: (host: ChatHost) => void;
}
