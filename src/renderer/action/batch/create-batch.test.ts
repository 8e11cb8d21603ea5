import { expect, test, vi } from "vitest";
import { RequestError, type RequestFailure } from "../../../request/request-error.ts";
import { createBatch } from "./create-batch.ts";

/** Items of two entries each; `outcomes` are what each run of one meets: an answer, or why it failed. */
function batchOf(...outcomes: readonly (readonly (RequestFailure | null)[])[]) {
  const runs: number[] = [];
  const items = outcomes.map((meets, index) => {
    const left = [...meets];
    return {
      label: `第 ${index + 1} 批`,
      size: 2,
      run: async () => {
        runs.push(index);
        const failure = left.shift();
        if (failure) throw new RequestError(failure, "对不起");
        return index;
      },
    };
  });
  return { batch: createBatch(items), runs };
}

test("does one after the other, and ends", async () => {
  const { batch, runs } = batchOf([null], [null], [null]);
  await vi.waitFor(() => expect(batch.state().status).toBe("ended"));
  expect(runs).toEqual([0, 1, 2]);
  expect(batch.result()).toEqual({ done: 6, failed: 0, answers: [0, 1, 2] });
});

test("a refused one is told with its reason, the others go on; tried again it may succeed", async () => {
  const { batch, runs } = batchOf([null], ["refused", null], [null]);
  await vi.waitFor(() => expect(batch.state().status).toBe("ended"));
  expect(batch.state()).toMatchObject({
    total: 6,
    done: 4,
    failed: 2,
    failures: [{ label: "第 2 批", reason: "对不起" }],
  });
  batch.retry();
  await vi.waitFor(() => expect(batch.state()).toMatchObject({ status: "ended", done: 6, failures: [] }));
  expect(runs).toEqual([0, 1, 2, 1]);
});

test("where nobody answers it rests at that item, and goes on with it", async () => {
  const { batch, runs } = batchOf([null], ["offline", null], [null]);
  await vi.waitFor(() => expect(batch.state().status).toBe("paused"));
  expect(batch.state()).toMatchObject({ done: 2, failed: 0, words: "对不起" });
  batch.goOn();
  await vi.waitFor(() => expect(batch.state().status).toBe("ended"));
  expect(runs).toEqual([0, 1, 1, 2]);
});

test("stopped, it ends the item under way and leaves the rest", async () => {
  const { batch, runs } = batchOf([null], [null]);
  batch.stop();
  expect(batch.state().status).toBe("stopping");
  await vi.waitFor(() => expect(batch.state().status).toBe("paused"));
  expect(runs).toEqual([0]);
  expect(batch.result()).toEqual({ done: 2, failed: 0, answers: [0] });
});
