import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PING, type SocketFrame } from "../../domain/socket-frames.ts";
import type { SocketEvents, SocketKind } from "./socket-port.ts";
import { createSockets, type MessageListener } from "./sockets.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const lines = new Map<SocketKind, SocketEvents>();
  const socket = { send: vi.fn(() => true), reconnect: vi.fn(), close: vi.fn() };
  const onSignedOut = vi.fn();
  const sockets = createSockets({
    userId: 7,
    onSignedOut,
    open: (kind, { events }) => {
      lines.set(kind, events);
      return Promise.resolve(socket);
    },
  });
  const events = (kind: SocketKind = "static") => {
    const opened = lines.get(kind);
    if (!opened) throw new Error(`no ${kind} socket was opened`);
    return opened;
  };
  const say = (frame: SocketFrame, kind: SocketKind = "static") => events(kind).onText(JSON.stringify(frame));
  return { sockets, lines, events, say, socket, onSignedOut };
}

test("each message reaches its listeners once, in whatever way it comes again", () => {
  const { sockets, say, events } = setUp();
  const listener = vi.fn<MessageListener<"FLUSH_NOTICE">>();
  sockets.subscribe("FLUSH_NOTICE", listener);
  say({ type: "READY", sequence: 5 });
  listener.mockClear();
  say({ type: "FLUSH_NOTICE", sequence: 6 });
  say({ type: "CHANGED", record: "workOrder", keys: [1], sequence: 7 });
  say({ type: "FLUSH_NOTICE", sequence: 6 });
  expect(listener.mock.calls).toEqual([[{ type: "FLUSH_NOTICE", sequence: 6 }]]);
  expect(events().known()).toBe(7);
});

test("when something may have been missed, everybody is told to read again", () => {
  const { sockets, say, events } = setUp();
  const [notices, changes] = [vi.fn(), vi.fn()];
  sockets.subscribe("FLUSH_NOTICE", notices);
  sockets.subscribe("CHANGED", changes);
  say({ type: "READY", sequence: 5 });
  say({ type: "READY", sequence: 9 });
  expect([notices.mock.calls, changes.mock.calls]).toEqual([[[null]], [[null]]]);
  say({ type: "RESET", sequence: 2 });
  expect([notices.mock.calls, changes.mock.calls]).toEqual([
    [[null], [null]],
    [[null], [null]],
  ]);
  expect(events().known()).toBe(2);
});

test("statistics are told though their number is that of the message before", () => {
  const { sockets, say } = setUp();
  const listener = vi.fn<MessageListener<"STATISTICS">>();
  sockets.subscribe("STATISTICS", listener);
  say({ type: "READY", sequence: 1 });
  say({ type: "FLUSH_NOTICE", sequence: 3 });
  say({ type: "STATISTICS", todoNum: 2, msgNum: 4, sequence: 3 });
  expect(listener).toHaveBeenLastCalledWith({ type: "STATISTICS", todoNum: 2, msgNum: 4, sequence: 3 });
});

test("a socket is open as long as somebody listens to what it carries", async () => {
  const { sockets, lines, socket } = setUp();
  const leave = sockets.subscribe("FLUSH_NOTICE", () => {});
  expect([...lines.keys()]).toEqual(["static"]);
  const leaveTalk = sockets.subscribe("RECORD", () => {});
  expect([...lines.keys()]).toEqual(["static", "chat"]);
  leaveTalk();
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.close).toHaveBeenCalledTimes(1);
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.close).toHaveBeenCalledTimes(2);
});

test("every ten seconds a ping goes out, and a line that does not answer is begun anew", async () => {
  const { sockets, say, socket } = setUp();
  sockets.subscribe("RECORD", () => {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(socket.send.mock.calls).toEqual([[PING]]);
  say({ type: "PONG", sequence: 1 }, "chat");
  await vi.advanceTimersByTimeAsync(10_000);
  expect([socket.send.mock.calls.length, socket.reconnect.mock.calls.length]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([socket.send.mock.calls.length, socket.reconnect.mock.calls.length]).toEqual([2, 1]);
});

test("a sign-in that ended at the server ends here", () => {
  const { sockets, events, onSignedOut } = setUp();
  sockets.subscribe("FLUSH_NOTICE", () => {});
  events().onEnd(4403);
  expect(onSignedOut).not.toHaveBeenCalled();
  events().onEnd(4401);
  expect(onSignedOut).toHaveBeenCalledOnce();
});

test("a word that is no frame is passed over", () => {
  const { sockets, events } = setUp();
  const listener = vi.fn();
  sockets.subscribe("FLUSH_NOTICE", listener);
  for (const text of ["", "{", "null", '{"type":"FLUSH_NOTICE"}', '{"sequence":3}']) events().onText(text);
  expect(listener).not.toHaveBeenCalled();
});
