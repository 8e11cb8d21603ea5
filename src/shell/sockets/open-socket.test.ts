// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOpenSocket } from "./open-socket.ts";

interface Attempt {
  readonly url: string;
  readonly protocols: readonly string[];
  readonly at: number;
  readonly end: (code: number) => void;
  readonly accept: () => void;
}

const attempts: Attempt[] = [];

/** A line that fails, or is closed, as the test says. */
class TestSocket extends EventTarget {
  readyState = 0;
  readonly OPEN = 1;
  constructor(url: string, protocols: readonly string[]) {
    super();
    const end = (code: number) => {
      this.readyState = 3;
      this.dispatchEvent(Object.assign(new Event("close"), { code, reason: "", wasClean: true }));
    };
    const accept = () => {
      this.readyState = 1;
      this.dispatchEvent(new Event("open"));
    };
    attempts.push({ url, protocols, at: Date.now(), end, accept });
  }
  send(): void {}
  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", TestSocket);
  attempts.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(kind: "chat" | "static", known: () => number | undefined = () => undefined) {
  const onEnd = vi.fn();
  const opening = createOpenSocket({
    apiBase: "",
    token: () => "secret-token",
  })(kind, { userId: 7, events: { known, onText: () => {}, onEnd } });
  const socket = await opening;
  await vi.advanceTimersByTimeAsync(0);
  return { socket, onEnd };
}

/** The seconds after which each attempt follows the failure of the one before. */
async function pausesOf(failures: number): Promise<number[]> {
  const pauses: number[] = [];
  for (let time = 0; time < failures; time += 1) {
    const before = attempts.length;
    const failed = Date.now();
    attempts.at(-1)?.end(1006);
    for (let second = 0; second < 60 && attempts.length === before; second += 1)
      await vi.advanceTimersByTimeAsync(1000);
    if (attempts.length > before) pauses.push(((attempts.at(-1)?.at ?? 0) - failed) / 1000);
  }
  return pauses;
}

test("talks come back after 1 s, doubled up to 30 s, ten times; then no more", async () => {
  await open("chat");
  expect(await pausesOf(12)).toEqual([1, 2, 4, 8, 16, 30, 30, 30, 30, 30]);
});

test("news come back after 3 s, however often", async () => {
  await open("static");
  expect(await pausesOf(12)).toEqual(Array.from({ length: 12 }, () => 3));
});

test("the address holds the user, the browser and the number that is known, and never the token", async () => {
  let known: number | undefined;
  await open("static", () => known);
  known = 41;
  attempts[0]?.end(1006);
  await vi.advanceTimersByTimeAsync(5000);
  const [first, second] = attempts.map(({ url }) => new URL(url));
  expect(first?.href).toMatch(/^ws:\/\/localhost[^?]*\/fintax\/websocket\/7\/csgw\/[\w-]+\/static$/);
  expect([second?.pathname, second?.search]).toEqual([first?.pathname, "?from=41"]);
  expect(attempts.map(({ protocols }) => protocols)).toEqual([
    ["fintax.v1", "token.secret-token"],
    ["fintax.v1", "token.secret-token"],
  ]);
});

test("a socket that is closed on purpose, here or there, does not come back", async () => {
  const { onEnd } = await open("static");
  attempts[0]?.accept();
  attempts[0]?.end(4401);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([attempts.length, onEnd.mock.calls]).toEqual([1, [[4401]]]);
  const { socket } = await open("static");
  socket.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts).toHaveLength(2);
});
