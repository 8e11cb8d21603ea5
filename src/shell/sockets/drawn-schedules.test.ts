import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { SocketFrame } from "../../domain/socket-frames.ts";
import type { Socket, SocketEvents } from "./socket-port.ts";
import { createSockets } from "./sockets.ts";

/** What can happen between a server with messages and a page. */
const DEEDS = ["write", "carry", "carry", "repeat", "cut", "clear"] as const;

/** A server as the page sees it: a connection gets, in order, what it has not got yet, then that it is up to date. */
function openLine() {
  let newest = 0;
  let oldestKept = 1;
  let underWay: SocketFrame[] = [];
  const carried: SocketFrame[] = [];
  const told: number[] = [];
  /** The newest message at each time that a frame made the page read everything. */
  const read: number[] = [];
  let events: SocketEvents | undefined;
  const socket: Socket = { send: () => true, reconnect: () => {}, close: () => {} };
  const news = (sequence: number): SocketFrame => ({ type: "FLUSH_NOTICE", sequence });
  const connect = () => {
    const known = events?.known();
    const isLost = known !== undefined && known + 1 < oldestKept;
    const missed = Array.from({ length: newest - (known ?? newest) }, (_none, at) =>
      news((known ?? 0) + at + 1),
    );
    underWay = isLost
      ? [{ type: "RESET", sequence: newest }]
      : [...missed, { type: "READY", sequence: newest }];
  };
  const sockets = createSockets({
    userId: 7,
    onSignedOut: () => {},
    open: (_kind, opened) => {
      events = opened.events;
      return Promise.resolve(socket);
    },
  });
  sockets.subscribe("FLUSH_NOTICE", (frame) =>
    frame === null ? read.push(newest) : told.push(frame.sequence),
  );
  connect();
  const deeds = {
    write: () => {
      newest += 1;
      underWay.push(news(newest));
    },
    carry: () => {
      const frame = underWay.shift();
      if (frame === undefined) return;
      carried.push(frame);
      events?.onText(JSON.stringify(frame));
    },
    /** A frame of an earlier connection, or the same one again. */
    repeat: () => {
      const frame = carried.findLast((each) => "type" in each && each.type === "FLUSH_NOTICE");
      if (frame !== undefined) events?.onText(JSON.stringify(frame));
    },
    cut: connect,
    clear: () => void (oldestKept = newest + 1),
  };
  return {
    deeds,
    finish: () => {
      while (underWay.length > 0) deeds.carry();
      return {
        told,
        read,
        newest,
        resets: carried.filter((frame) => "type" in frame && frame.type === "RESET").length,
      };
    },
  };
}

test("of 5,000 schedules of messages, cuts and repeated frames none loses a message or tells one twice", () => {
  const seen = { cut: 0, repeat: 0, reset: 0 };
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...DEEDS), { maxLength: 40 }), (order) => {
      const line = openLine();
      for (const deed of order) line.deeds[deed]();
      const { told, read, newest, resets } = line.finish();
      const readUpTo = read.at(-1) ?? 0;
      const unread = Array.from({ length: newest - readUpTo }, (_none, at) => readUpTo + at + 1);
      expect(
        told.filter((number) => number > readUpTo),
        "lost",
      ).toEqual(unread);
      expect(told, "twice, or out of order").toEqual([...new Set(told)].toSorted((a, b) => a - b));
      expect(read.length, "everything is read at first, and when the server no longer has it").toBe(
        1 + resets,
      );
      seen.cut += order.includes("cut") ? 1 : 0;
      seen.repeat += order.includes("repeat") ? 1 : 0;
      seen.reset += resets > 0 ? 1 : 0;
    }),
    { numRuns: 5_000 },
  );
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(100);
});
