import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ListQuery } from "../query/list-query.ts";
import { createListStore, NO_ROWS } from "./list-store.ts";
import type { RowsPage } from "./rows-page.ts";

const query = (page: number): ListQuery => ({
  filters: {},
  page,
  size: 20,
  tab: null,
  node: null,
  sort: null,
  view: null,
});
const answer = (...names: string[]): RowsPage => ({
  rows: names.map((name, index) => ({ key: String(index), row: { name } })),
  total: 1000,
  dropped: 0,
  totals: null,
});

describe("createListStore", () => {
  test("shows the newest question's rows in whatever order answers and failures come", async () => {
    const plan = fc.integer({ min: 1, max: 6 }).chain((count) =>
      fc.record({
        order: fc.shuffledSubarray(
          Array.from({ length: count }, (_, index) => index),
          { minLength: count },
        ),
        fails: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(plan, async ({ order, fails }) => {
        const waiting: { give: (page: RowsPage) => void; fail: (error: Error) => void }[] = [];
        const store = createListStore(
          () => new Promise((give, fail) => waiting.push({ give, fail })),
          query(1),
        );
        const loads = order.map((_, index) => store.load(query(index + 1)));
        for (const index of order) {
          if (fails[index]) waiting[index]!.fail(new Error(`failure ${index}`));
          else waiting[index]!.give(answer(`row ${index}`));
        }
        await Promise.all(loads);
        const newest = order.length - 1;
        const { rows, error, busy, query: asked } = store.read();
        expect({ name: rows[0]?.row.name, error: error?.message, busy, page: asked.page }).toEqual({
          name: fails[newest] ? undefined : `row ${newest}`,
          error: fails[newest] ? `failure ${newest}` : undefined,
          busy: false,
          page: newest + 1,
        });
      }),
    );
  });

  test("of 2,000 schedules of questions, refreshed rows and answers none paints what is stale", async () => {
    const deeds = fc.array(fc.constantFrom("page", "row"), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), deeds, async (scheduler, order) => {
        const store = createListStore(
          async ({ page }) => await scheduler.schedule(Promise.resolve(answer(`page ${page}`, "second"))),
          query(0),
        );
        let newest = 0;
        const shown: string[] = [];
        store.subscribe(() => {
          const { busy, rows, answered } = store.read();
          // The answer that is painted belongs to the last question.
          if (!busy && rows[0])
            shown.push(`${String(rows[0].row.name)} for ${newest}, told as ${answered.page}`);
        });
        const asked = order.map((deed) => {
          if (deed === "row")
            return scheduler.schedule(Promise.resolve()).then(() => store.refreshRows(["1"]));
          return scheduler.schedule(Promise.resolve()).then(() => {
            newest += 1;
            return store.load(query(newest));
          });
        });
        await scheduler.waitFor(Promise.all(asked));
        for (const line of shown) expect(line).toMatch(/^page (\d+) for \1, told as \1$/);
        expect(store.read().busy).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  test("cancels the older question on the wire", () => {
    const signals: AbortSignal[] = [];
    const store = createListStore((_query, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    }, query(1));
    void store.load(query(1));
    void store.load(query(2));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  test("says which question the rows answer while another one is on its way, and after it", async () => {
    let give: (page: RowsPage) => void = () => undefined;
    const answers = [
      Promise.resolve(answer("a")),
      Promise.reject(new Error("no answer")),
      new Promise<RowsPage>((resolve) => (give = resolve)),
    ];
    const store = createListStore(() => answers.shift()!, query(1));
    await store.load(query(1));
    await store.load(query(2));
    expect(store.read()).toMatchObject({ query: { page: 2 }, answered: { page: 1 } });
    const third = store.load(query(3));
    expect(store.read()).toMatchObject({ query: { page: 3 }, answered: { page: 1 } });
    give(answer("c"));
    await third;
    expect(store.read()).toMatchObject({ query: { page: 3 }, answered: { page: 3 } });
  });

  test("takes over one row and leaves the others as they were", async () => {
    const answers = [answer("a", "b"), answer("A", "B")];
    const store = createListStore(async () => answers.shift()!, query(1));
    await store.load(query(1));
    const [first] = store.read().rows;
    await store.refreshRows(["1"]);
    expect(store.read().rows.map(({ row }) => row.name)).toEqual(["a", "B"]);
    expect(store.read().rows[0]).toBe(first);
  });

  test("merges rows by key without asking; those that are not on show are left out", async () => {
    const store = createListStore(async () => answer("a", "b"), query(1));
    await store.load(query(1));
    const [first] = store.read().rows;
    store.merge([
      { key: "1", row: { name: "B" } },
      { key: "9", row: { name: "elsewhere" } },
    ]);
    expect(store.read().rows.map(({ row }) => row.name)).toEqual(["a", "B"]);
    expect(store.read().rows[0]).toBe(first);
  });

  test("takes the whole page when the row is gone", async () => {
    const answers = [answer("a", "b"), answer("c")];
    const store = createListStore(async () => answers.shift()!, query(1));
    await store.load(query(1));
    await store.refreshRows(["1"]);
    expect(store.read().rows.map(({ row }) => row.name)).toEqual(["c"]);
  });

  test("goes to the last page when the page asked for is no more", async () => {
    const asked: number[] = [];
    const store = createListStore(async ({ page }) => {
      asked.push(page);
      return page > 2 ? { ...NO_ROWS, total: 40 } : { ...answer("last"), total: 40 };
    }, query(3));
    await store.load(query(3));
    expect(asked).toEqual([3, 2]);
    expect(store.read().query.page).toBe(2);
  });

  test("keeps the rows of before while asking and after a failure", async () => {
    let isBroken = false;
    const store = createListStore(async () => {
      if (isBroken) throw new Error("no");
      return answer("a");
    }, query(1));
    await store.load(query(1));
    isBroken = true;
    const asking = store.load(query(2));
    expect(store.read()).toMatchObject({ busy: true, rows: [{ row: { name: "a" } }] });
    await asking;
    expect(store.read()).toMatchObject({
      busy: false,
      rows: [{ row: { name: "a" } }],
      error: new Error("no"),
    });
  });
});
