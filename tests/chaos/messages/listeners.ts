import { WebSocket } from "ws";
import { createOpenSocket } from "../../../src/shell/sockets/open-socket.ts";
import { createSockets } from "../../../src/shell/sockets/sockets.ts";

/** A user who has talks open in a browser. */
export interface Reader {
  readonly userId: number;
  readonly token: string;
  /** The clients that they see. */
  readonly companyIds: readonly number[];
}

export interface Listener {
  readonly reader: Reader;
  /** The numbers of the messages that the browser's program has passed on. */
  readonly received: readonly number[];
  /** The number of orders to read everything again; one at the beginning is right. */
  readonly resets: () => number;
  readonly isSignedOut: () => boolean;
  readonly leave: () => void;
}

/** The program of a browser finds here what it finds there. */
export function standAsBrowser(): void {
  const window = Object.assign(new EventTarget(), { location: { origin: "http://127.0.0.1" } });
  Object.assign(globalThis, { WebSocket, window });
}

/** Listens by the program that runs in browsers, through a line. */
export function openListener(reader: Reader, apiBase: string): Listener {
  const received: number[] = [];
  let resets = 0;
  let isSignedOut = false;
  const sockets = createSockets({
    userId: reader.userId,
    open: createOpenSocket({ apiBase, token: () => reader.token }),
    onSignedOut: () => {
      isSignedOut = true;
    },
  });
  const leave = sockets.subscribe("RECORD", (news) => {
    if (news) received.push(news.sequence);
    else resets += 1;
  });
  return { reader, received, resets: () => resets, isSignedOut: () => isSignedOut, leave };
}
