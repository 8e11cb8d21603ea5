import type { WebSocket } from "ws";
import { CLOSED, type SocketFrame } from "../../../src/domain/socket-frames.ts";
import type { SignedInUser } from "../../access/signed-in-user.ts";

/** The news that a socket carries. */
export type SocketKind = "chat" | "static";

/** A browser that is connected. */
export interface Connection {
  readonly kind: SocketKind;
  readonly socket: WebSocket;
  readonly token: string;
  /** As the token was last looked at. */
  user: SignedInUser;
  /** When that was, by the process's own clock. */
  checkedAt: number;
}

/** A browser that does not take what it is sent is disconnected: it connects again and requests what it missed. */
const MOST_UNSENT = 1024 * 1024;

/** Of a socket that the server ends because it does not keep up. */
const TOO_SLOW = 4408;

export function isOpen({ socket }: Connection): boolean {
  return socket.readyState === socket.OPEN;
}

export function sendText(connection: Connection, text: string): void {
  const { socket } = connection;
  if (!isOpen(connection)) return;
  if (socket.bufferedAmount > MOST_UNSENT) socket.close(TOO_SLOW, "接收过慢");
  else socket.send(text);
}

export function sendFrame(connection: Connection, frame: SocketFrame): void {
  sendText(connection, JSON.stringify(frame));
}

export function closeSignedOut({ socket }: Pick<Connection, "socket">): void {
  socket.close(CLOSED.signedOut, "登录已失效");
}
