import { CLOSED, socketProtocols } from "../../domain/socket-frames.ts";
import type { OpenSocket, SocketKind } from "./socket-port.ts";

interface SocketPlace {
  /** Stands before the path of every operation; empty: the origin of the page. */
  readonly apiBase: string;
  readonly token: () => string | null;
}

/** The pace at which a socket comes back: talks ever more slowly and at last no more, news evenly. */
const RECONNECTING = {
  chat: {
    minReconnectionDelay: 1000,
    reconnectionDelayGrowFactor: 2,
    maxReconnectionDelay: 30_000,
    maxRetries: 10,
  },
  static: { minReconnectionDelay: 3000, reconnectionDelayGrowFactor: 1, maxReconnectionDelay: 3000 },
} as const;

const ENDED: ReadonlySet<number> = new Set(Object.values(CLOSED));

/** Sockets of this page; the token goes beside the address, never in it. */
export function createOpenSocket({ apiBase, token }: SocketPlace): OpenSocket {
  // Names this page, and is kept nowhere.
  const device = String(Math.random()).slice(2);
  return async (kind, { userId, events }) => {
    const { default: ReconnectingWebSocket } = await import("partysocket/ws");
    const address = () => {
      const url = new URL(`${apiBase}${socketPath(kind, userId, device)}`, window.location.origin);
      url.protocol = url.protocol.replace("http", "ws");
      const known = events.known();
      if (known !== undefined) url.searchParams.set("from", String(known));
      return url.href;
    };
    const socket = new ReconnectingWebSocket(address, () => socketProtocols(token() ?? ""), {
      ...RECONNECTING[kind],
      maxEnqueuedMessages: 0,
      shouldReconnectOnClose: ({ code }) => !ENDED.has(code),
    });
    socket.addEventListener("message", ({ data }) => {
      if (typeof data === "string") events.onText(data);
    });
    socket.addEventListener("close", ({ code }) => {
      if (ENDED.has(code)) events.onEnd(code);
    });
    const reconnect = () => socket.reconnect();
    window.addEventListener("online", reconnect);
    return {
      send: (word) => socket.readyState === socket.OPEN && socket.send(word),
      reconnect,
      close: () => {
        window.removeEventListener("online", reconnect);
        socket.close();
      },
    };
  };
}

/** The path of a socket in the catalogue. */
function socketPath(kind: SocketKind, userId: number | string, device: string): string {
  const path = `/fintax/websocket/${userId}/csgw/${device}`;
  return kind === "chat" ? path : `${path}/static`;
}
