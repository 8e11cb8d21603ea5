/** The two sockets of a user: talks, and news for the shell. */
export type SocketKind = "chat" | "static";

/** A socket that comes back by itself after a break. */
export interface Socket {
  /** False: it is not open, and nothing was sent. */
  readonly send: (word: string) => boolean;
  /** Begins anew at once: the line is dead, or comes back to life. */
  readonly reconnect: () => void;
  /** Ends it on purpose; it does not come back. */
  readonly close: () => void;
}

export interface SocketEvents {
  /** The number of the newest message that has arrived; undefined: none yet. */
  readonly known: () => number | undefined;
  readonly onText: (text: string) => void;
  /** The server has ended it for good. */
  readonly onEnd: (code: number) => void;
}

interface SocketOwner {
  readonly userId: number | string;
  readonly events: SocketEvents;
}

/** Resolves when the program of the sockets has come; they may take longer to connect. */
export type OpenSocket = (kind: SocketKind, owner: SocketOwner) => Promise<Socket>;
