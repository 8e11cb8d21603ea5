import {
  CLOSED,
  type FrameName,
  isChatFrame,
  nameOfFrame,
  type SocketFrame,
} from "../../domain/socket-frames.ts";
import { createSocketLine } from "./socket-line.ts";
import type { OpenSocket, SocketKind } from "./socket-port.ts";

/** The names of news that can be subscribed to. */
export type MessageName = Exclude<FrameName, "READY" | "RESET" | "PONG">;

type MessageOf<Name extends MessageName> = Extract<
  SocketFrame,
  { readonly type: Name } | { readonly chatSendType: Name }
>;

/** Null: news may have been missed, and all that they would change is to be read again. */
export type MessageListener<Name extends MessageName> = (news: MessageOf<Name> | null) => void;

/** News from the server. A socket is open as long as its news have subscribers. */
export interface Sockets {
  /** Returns the way to take the listener back. */
  readonly subscribe: <Name extends MessageName>(name: Name, listener: MessageListener<Name>) => () => void;
}

interface SocketsInput {
  readonly userId: number | string;
  readonly open: OpenSocket;
  /** The sign-in has ended at the server. */
  readonly onSignedOut: () => void;
}

type AnyListener = (news: SocketFrame | null) => void;

export function createSockets({ userId, open, onSignedOut }: SocketsInput): Sockets {
  const lineOf = (kind: SocketKind) => {
    const listeners = new Map<MessageName, Set<AnyListener>>();
    const onMessage = (frame: SocketFrame | null) => {
      const heard = frame ? [listeners.get(nameOfFrame(frame) as MessageName)] : [...listeners.values()];
      for (const group of heard) for (const listener of group ?? []) listener(frame);
    };
    const onEnd = (code: number) => {
      if (code === CLOSED.signedOut) onSignedOut();
    };
    return { listeners, line: createSocketLine({ kind, userId, open, onMessage, onEnd }) };
  };
  const lines = { chat: lineOf("chat"), static: lineOf("static") };
  return {
    subscribe: (name, listener) => {
      const { listeners, line } = lines[isChatFrame(name) ? "chat" : "static"];
      const group = listeners.get(name) ?? new Set();
      listeners.set(name, group);
      group.add(listener as AnyListener);
      line.start();
      return () => {
        group.delete(listener as AnyListener);
        if (group.size === 0) listeners.delete(name);
        if (listeners.size === 0) line.stop();
      };
    },
  };
}
