import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ChatHost } from "../../session/chat-port.ts";
import type { TypingNews } from "../../domain/socket-frames.ts";
import { PAGE, useNotifyTyping } from "./use-notify-typing.ts";
import { useTypingUsers } from "./use-typing-users.ts";

const TALK = { qyid: 7, module: 3 } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function news(more: Partial<TypingNews> = {}): TypingNews {
  return { chatSendType: "TYPING", ...TALK, userId: 2, userName: "孙丽", page: "page-of-sunli", ...more };
}

/** A host by which a test says what the sockets bring. */
function listening() {
  const listeners = new Map<string, (frame: object | null) => void>();
  const call = vi.fn<() => Promise<null>>(() => Promise.resolve(null));
  const host = {
    client: { call },
    user: { id: 1, name: "陈洁" },
    subscribe: (name: string, listener: (frame: object | null) => void) => {
      listeners.set(name, listener);
      return () => listeners.delete(name);
    },
  } as unknown as ChatHost;
  const bring = (name: string, frame: object | null) => act(() => listeners.get(name)?.(frame));
  return { host, call, bring };
}

it("names each who writes once, in this talk and in other pages, for five seconds after the last word", () => {
  const { host, bring } = listening();
  const { result } = renderHook(() => useTypingUsers(host, TALK));
  bring("TYPING", news());
  bring("TYPING", news({ page: "second-page-of-sunli" }));
  bring("TYPING", news({ userId: 1, userName: "陈洁", page: "elsewhere" }));
  bring("TYPING", news({ userId: 3, userName: "王强", module: 4, page: "of-another-talk" }));
  bring("TYPING", news({ userId: 4, userName: "本页", page: PAGE }));
  expect(result.current).toEqual(["孙丽", "您（其他页面）"]);
  act(() => void vi.advanceTimersByTime(4000));
  bring("TYPING", news());
  act(() => void vi.advanceTimersByTime(4000));
  expect(result.current).toEqual(["孙丽"]);
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toEqual([]);
});

it.each([
  ["a message of the talk has come", { chatSendType: "RECORD", ...TALK, id: 9 }, []],
  ["something may have been missed", null, []],
  ["a message of another talk has come", { chatSendType: "RECORD", qyid: 7, module: 0, id: 9 }, ["孙丽"]],
])("once %s", (_case, frame, left) => {
  const { host, bring } = listening();
  const { result } = renderHook(() => useTypingUsers(host, TALK));
  bring("TYPING", news());
  bring("RECORD", frame);
  expect(result.current).toEqual(left);
});

it("tells of the writing at most every three seconds, and at once after a message", () => {
  const { host, call } = listening();
  const { result } = renderHook(() => useNotifyTyping(host, TALK));
  for (let key = 0; key < 10; key += 1) {
    result.current.notify();
    vi.advanceTimersByTime(400);
  }
  expect(call).toHaveBeenCalledTimes(2);
  result.current.end();
  result.current.notify();
  expect(call).toHaveBeenCalledTimes(3);
  expect(call).toHaveBeenCalledWith("chat.record.typing", { ...TALK, page: PAGE }, { background: true });
});
