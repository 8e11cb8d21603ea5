import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleRecord } from "../testing/samples.ts";
import { createConversationStore } from "./conversation-store.ts";
import type { RecordsPage } from "./records-reader.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const asked: unknown[] = [];
  const answers: { page: RecordsPage; isBroken: boolean } = {
    page: { records: [sampleRecord(3), sampleRecord(4)], hasOlder: true },
    isBroken: false,
  };
  const answer = async <Result>(question: unknown, result: Result): Promise<Result> => {
    asked.push(question);
    if (answers.isBroken) throw new Error("网络错误");
    return result;
  };
  const store = createConversationStore({
    newest: () => answer("newest", answers.page),
    before: (id) => answer({ before: id }, { records: [sampleRecord(1), sampleRecord(2)], hasOlder: false }),
    some: (ids) =>
      answer(
        { some: ids },
        ids.map((id) => sampleRecord(id)),
      ),
  });
  const ids = () => store.state().records.map(({ id }) => id);
  return { store, asked, answers, ids };
}

test("older messages come before the others, until there are none", async () => {
  const { store, ids, asked } = open();
  await store.load();
  await store.loadOlder();
  await store.loadOlder();
  expect([ids(), store.state().hasOlder]).toEqual([[1, 2, 3, 4], false]);
  expect(asked).toEqual(["newest", { before: 3 }]);
});

test("news that come together are read together, and the list is not", async () => {
  const { store, ids, asked } = open();
  await store.load();
  store.receive(7);
  store.receive(8);
  await vi.advanceTimersByTimeAsync(30);
  expect([ids(), asked.slice(1)]).toEqual([[3, 4, 7, 8], [{ some: [7, 8] }]]);
});

test("news that could not be read are read later: they come once", async () => {
  const { store, ids, answers } = open();
  await store.load();
  answers.isBroken = true;
  store.receive(7);
  await vi.advanceTimersByTimeAsync(1500);
  answers.isBroken = false;
  expect(ids()).toEqual([3, 4]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ids()).toEqual([3, 4, 7]);
});

test("when some may have been missed the newest are read; those in between are never left out unseen", async () => {
  const { store, ids, answers } = open();
  await store.load();
  const { turn } = store.state();
  answers.page = { records: [sampleRecord(4), sampleRecord(5)], hasOlder: true };
  store.catchUp();
  await vi.advanceTimersByTimeAsync(30);
  expect([ids(), store.state().turn]).toEqual([[3, 4, 5], turn]);
  answers.page = { records: [sampleRecord(90)], hasOlder: true };
  store.catchUp();
  await vi.advanceTimersByTimeAsync(30);
  expect([ids(), store.state().turn]).toEqual([[90], turn + 1]);
});

test("a talk that could not be read says why, and is read when the network is back", async () => {
  const { store, answers, ids } = open();
  answers.isBroken = true;
  await store.load();
  expect(store.state()).toMatchObject({ status: "failed", reason: "网络错误" });
  answers.isBroken = false;
  store.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(ids()).toEqual([3, 4]);
});
