import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMessageLimit } from "./message-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createDesk() {
  const shown: string[] = [];
  const lists: string[][] = [];
  const limit = createMessageLimit((messages) => lists.push(messages.map(({ text }) => text)));
  const say = (text: string) => limit({ text, tone: "success" }, () => shown.push(text));
  return { shown, lists, say };
}

test("of 200 messages at once three stand by themselves, the others in one list", () => {
  const { shown, lists, say } = createDesk();
  for (let count = 1; count <= 200; count += 1) say(`第 ${count} 家`);
  expect(shown).toEqual(["第 1 家", "第 2 家", "第 3 家"]);
  expect(lists.at(-1)).toHaveLength(197);
  expect(lists.at(-1)?.[0]).toBe("第 4 家");
});

test("messages that come one after the other, with time to read them, stand by themselves", () => {
  const { shown, lists, say } = createDesk();
  for (let count = 1; count <= 10; count += 1) {
    say(`第 ${count} 家`);
    vi.advanceTimersByTime(3000);
  }
  expect(shown).toHaveLength(10);
  expect(lists).toEqual([]);
});

test("a list goes on as long as messages come, then begins anew", () => {
  const { shown, lists, say } = createDesk();
  for (const text of ["一", "二", "三", "四"]) say(text);
  vi.advanceTimersByTime(4000);
  say("五");
  expect(lists.at(-1)).toEqual(["四", "五"]);
  vi.advanceTimersByTime(6000);
  say("六");
  expect(shown.at(-1)).toBe("六");
});
