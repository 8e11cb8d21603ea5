import { PING, type SocketFrame } from "../../domain/socket-frames.ts";
import { readFrame } from "./read-frame.ts";
import type { OpenSocket, Socket, SocketKind } from "./socket-port.ts";

interface LineInput {
  readonly kind: SocketKind;
  readonly userId: number | string;
  readonly open: OpenSocket;
  /** Each frame once; null: something was missed, and all that is shown is to be read again. */
  readonly onMessage: (frame: SocketFrame | null) => void;
  readonly onEnd: (code: number) => void;
}

/** One socket of the user, from the first listener to the last. */
export interface SocketLine {
  readonly start: () => void;
  readonly stop: () => void;
}

const PING_EVERY_MS = 10_000;

export function createSocketLine({ kind, userId, open, onMessage, onEnd }: LineInput): SocketLine {
  let known: number | undefined;
  let isAnswered = true;
  let opening: Promise<Socket> | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  const hear = (frame: SocketFrame) => {
    const before = known;
    known = Math.max(before ?? 0, frame.sequence);
    if ("type" in frame && frame.type === "PONG") {
      isAnswered = true;
    } else if ("type" in frame && (frame.type === "READY" || frame.type === "RESET")) {
      // A server that was set back counts from an earlier number.
      known = frame.sequence;
      isAnswered = true;
      // Between the page's own reading and the first word of the socket anything may have happened.
      if (frame.type === "RESET" || before === undefined) onMessage(null);
    } else {
      const isRepeated = before !== undefined && frame.sequence <= before;
      // Statistics come behind all else, and bear its newest number.
      if (!isRepeated || ("type" in frame && frame.type === "STATISTICS")) onMessage(frame);
    }
  };
  const ping = (socket: Socket) => {
    if (isAnswered) isAnswered = !socket.send(PING);
    else {
      isAnswered = true;
      socket.reconnect();
    }
  };
  const events = {
    known: () => known,
    onText: (text: string) => {
      const frame = readFrame(text);
      if (frame) hear(frame);
    },
    onEnd,
  };
  return {
    start: () => {
      if (opening) return;
      const started = open(kind, { userId, events });
      opening = started;
      void started.then((socket) => {
        if (opening === started) timer = setInterval(() => ping(socket), PING_EVERY_MS);
        return null;
      });
    },
    stop: () => {
      clearInterval(timer);
      void opening?.then((socket) => {
        socket.close();
        return null;
      });
      opening = null;
    },
  };
}
