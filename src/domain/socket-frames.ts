/** The sockets of a browser, the name of what they speak, and how one is ended: the same on both sides. */

/** Named by both sides when a socket is opened; the browser sends its token beside it, so that no address holds one. */
export const SOCKET_PROTOCOL = "fintax.v1";

const TOKEN_PREFIX = "token.";

/** The protocols that a browser names. */
export function socketProtocols(token: string): string[] {
  return [SOCKET_PROTOCOL, `${TOKEN_PREFIX}${token}`];
}

/** The token among the protocols that a browser has named. */
export function tokenOfProtocols(protocols: string | undefined): string | undefined {
  const names = (protocols ?? "").split(",").map((name) => name.trim());
  return names.find((name) => name.startsWith(TOKEN_PREFIX))?.slice(TOKEN_PREFIX.length);
}

/** Codes of a close that the server means; a browser does not come back after one. */
export const CLOSED = {
  /** The sign-in has ended. */
  signedOut: 4401,
  /** The socket of another user, or of another page. */
  refused: 4403,
} as const;

/** The one word of a browser. The server answers with a `PONG`, so that a broken line is noticed. */
export const PING = "PING";

/** The numbers of the open to-dos and new messages of a user. */
export interface SocketStatistics {
  readonly todoNum: number;
  readonly msgNum: number;
}

/** News for the shell, on the socket `…/static`. */
export type StaticMessage =
  | { readonly type: "FLUSH_NOTICE" }
  | { readonly type: "STATISTICS" }
  /** So many files are read before one that the user has sent; 0: its turn has come. */
  | { readonly type: "FILE_PLACE"; readonly ahead: number }
  /** Records of a kind are new, changed or gone; no keys: more than are worth naming. */
  | {
      readonly type: "CHANGED";
      readonly record: string;
      readonly keys: readonly (number | string)[] | null;
    };

/** News of talks. */
export type ChatMessage =
  | { readonly chatSendType: "RECORD"; readonly qyid: number; readonly module: number; readonly id: number }
  | { readonly chatSendType: "COMPANY"; readonly qyid: number }
  | {
      readonly chatSendType: "TODO";
      readonly id: number;
      readonly qyid: number;
      readonly module: number;
      /** The message that it is about. */
      readonly dataId: number;
    }
  | TypingNews;

/** A person of the firm is writing in a talk: true for a few seconds, and useless for a browser that connects later. */
export interface TypingNews {
  readonly chatSendType: "TYPING";
  readonly qyid: number;
  readonly module: number;
  readonly userId: number;
  readonly userName: string;
  /** The page that they write in, which ignores the frame. */
  readonly page: string;
}

/**
 * The server's first frame on a socket, once it has sent the frames that the browser had missed. `RESET`: the missed
 * frames are gone, and everything shown is to be read again.
 */
interface OpeningFrame {
  readonly type: "READY" | "RESET";
}

interface PongFrame {
  readonly type: "PONG";
}

/** The number of the newest message that the browser need not request again. */
interface Numbered {
  readonly sequence: number;
}

export type SocketFrame = Numbered &
  (
    | OpeningFrame
    | PongFrame
    | Exclude<StaticMessage, { readonly type: "STATISTICS" }>
    | ({ readonly type: "STATISTICS" } & SocketStatistics)
    | ChatMessage
  );

/** The name by which listeners subscribe to a frame. */
export function nameOfFrame(frame: SocketFrame): FrameName {
  return "chatSendType" in frame ? frame.chatSendType : frame.type;
}

export type FrameName = "READY" | "RESET" | "PONG" | StaticMessage["type"] | ChatMessage["chatSendType"];

const CHAT_FRAMES: ReadonlySet<FrameName> = new Set(["RECORD", "COMPANY", "TODO", "TYPING"]);

export function isChatFrame(name: FrameName): boolean {
  return CHAT_FRAMES.has(name);
}
