import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTickSync, type TickSync } from "./tick-sync.ts";
import { AGAIN, REST } from "./tick-saver.ts";

/** A sequence of numbers below 1, the same for the same seed. */
function randomBy(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const INVOICES = 8;
const LONGEST_ANSWER = 3000;

/** A server that keeps ticks, answers late, loses answers and refuses some invoices; others tick at it too. */
function createServer(random: () => number) {
  const selected = new Map(Array.from({ length: INVOICES }, (_none, index) => [index + 1, random() < 0.5]));
  const fixed = new Set([1, 2]);
  let isDown = false;
  const delay = () => new Promise((resolve) => setTimeout(resolve, random() * LONGEST_ANSWER));
  const rows = () =>
    [...selected].map(([id, on]) => ({ id, fphm: String(id), gxzt: on ? 1 : 0, yxse: id, fpzt: 0 }));
  return {
    rows,
    sum: () => {
      const ticked = rows().filter(({ gxzt }) => gxzt === 1);
      return { count: ticked.length, tax: ticked.reduce((total, { yxse }) => total + yxse * 100, 0) };
    },
    setDown: (now: boolean) => (isDown = now),
    /** Another user changes a tick. */
    change: () => {
      const id = 1 + Math.floor(random() * INVOICES);
      if (!fixed.has(id)) selected.set(id, !selected.get(id));
    },
    answer: async () => {
      await delay();
      const list = rows();
      const ticked = list.filter(({ gxzt }) => gxzt === 1);
      const taxOf = (some: typeof list) => some.reduce((total, { yxse }) => total + yxse, 0);
      const answer = {
        list,
        selectedCount: ticked.length,
        selectedAmount: taxOf(ticked),
        unselectedAmount: taxOf(list.filter(({ gxzt }) => gxzt === 0)),
      };
      await delay();
      return answer;
    },
    save: async (changes: readonly { invoice: { id: number; number: string }; to: boolean }[]) => {
      await delay();
      if (isDown && random() < 0.5) throw new Error("it never arrived");
      const refused = new Map<number, { number: string; reason: string }>();
      for (const { invoice, to } of changes) {
        if (!fixed.has(invoice.id)) selected.set(invoice.id, to);
        else if (selected.get(invoice.id) !== to)
          refused.set(invoice.id, { number: invoice.number, reason: "税局已认证的发票不可更改勾选" });
      }
      await delay();
      if (isDown) throw new Error("the answer got lost");
      return refused;
    },
  };
}

type Server = ReturnType<typeof createServer>;

/** The list around the ticks: fetches its rows whenever they may be old, and shows the newest answer. */
function showList(server: Server, tickSync: TickSync) {
  let shown = server.rows();
  let isAsking = false;
  let isOld = false;
  const ask = async () => {
    if (isAsking) return void (isOld = true);
    isAsking = true;
    const end = tickSync.ticks.ask();
    const answer = await server.answer();
    shown = answer.list;
    end(answer);
    isAsking = false;
    if (!isOld) return;
    isOld = false;
    void ask();
  };
  tickSync.ticks.subscribeStale(() => void ask());
  void ask();
  return { rows: () => shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("whatever is ticked, lost, late or changed by others: the ticks and their sums come to those of the server", async () => {
  for (let seed = 1; seed <= 150; seed += 1) {
    const random = randomBy(seed);
    const server = createServer(random);
    const tickSyncs = [1, 2].map(() =>
      createTickSync({ save: server.save, onRefused: () => {}, onLost: () => {} }),
    );
    const lists = tickSyncs.map((tickSync) => showList(server, tickSync));
    const notifyOthers = () => tickSyncs.forEach((tickSync) => tickSync.notifyStale());
    for (let step = 0; step < 30; step += 1) {
      const which = random() < 0.5 ? 0 : 1;
      const row = lists[which]!.rows()[Math.floor(random() * INVOICES)]!;
      const kind = random();
      if (kind < 0.7) tickSyncs[which]!.ticks.toggle([row], random() < 0.5);
      else if (kind < 0.8) server.setDown(true);
      else if (kind < 0.9) server.setDown(false);
      else {
        server.change();
        notifyOthers();
      }
      await vi.advanceTimersByTimeAsync(random() * 2 * REST);
      notifyOthers();
    }
    server.setDown(false);
    for (let turn = 0; turn < 12; turn += 1) {
      await vi.advanceTimersByTimeAsync(AGAIN + 4 * LONGEST_ANSWER);
      notifyOthers();
    }
    for (const [index, tickSync] of tickSyncs.entries()) {
      const { sum, saving } = tickSync.state();
      expect({ seed, saving, count: sum?.count, tax: sum?.tax }).toEqual({
        seed,
        saving: "nothing",
        ...server.sum(),
      });
      const isTicked = tickSync.ticks.read();
      for (const row of lists[index]!.rows())
        expect({ seed, id: row.id, on: isTicked(row) }).toEqual({ seed, id: row.id, on: row.gxzt === 1 });
    }
  }
});

test("changes are sent together once nobody ticks any more", async () => {
  const save = vi.fn(async () => new Map());
  const tickSync = createTickSync({ save, onRefused: () => {}, onLost: () => {} });
  const row = (id: number) => ({ id, fphm: String(id), gxzt: 0, yxse: 1, fpzt: 0 });
  tickSync.ticks.ask()({ list: [row(1), row(2)], selectedCount: 0, selectedAmount: 0, unselectedAmount: 2 });
  tickSync.ticks.toggle([row(1)], true);
  await vi.advanceTimersByTimeAsync(999);
  tickSync.ticks.toggle([row(2)], true);
  await vi.advanceTimersByTimeAsync(999);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save).toHaveBeenCalledTimes(1);
});

test("who leaves sends what waits, and is told of what could not be saved", async () => {
  const save = vi.fn(async () => {
    throw new Error("offline");
  });
  const onLost = vi.fn();
  const tickSync = createTickSync({ save, onRefused: () => {}, onLost });
  tickSync.ticks.toggle([{ id: 1, fphm: "1", gxzt: 0, yxse: 1, fpzt: 0 }], true);
  tickSync.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenCalledTimes(1);
  expect(onLost).toHaveBeenCalledWith(1);
});
