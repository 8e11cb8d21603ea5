import { expect, test } from "vitest";
import type { FirmContext } from "../../contracts/firm-context.ts";
import type { JobContext } from "../../contracts/job-kind.ts";
import { notComeTo, oneByOne } from "./one-by-one.ts";

const WORDS = {
  all: (count: number) => `${count} 家`,
  some: (done: number, failed: number, named: string) => `${done} 家，${failed} 家失败。${named}`,
};

/** A job that is broken off at `stopAt`, and what it has kept by then. */
function jobOf(resume: object | null, stopAt = Number.POSITIVE_INFINITY) {
  const kept: { resume: object | null } = { resume };
  const part: JobContext["part"] = async (_share, work) => {
    kept.resume = await work({} as FirmContext);
  };
  const come: number[] = [];
  const run = async (work: (id: number) => boolean | string, ids: readonly number[]) =>
    await oneByOne(
      ids,
      {
        ...WORDS,
        work: async (id) => {
          if (id === stopAt) throw new Error("broken off");
          come.push(id);
          return await Promise.resolve(work(id));
        },
      },
      { resume, part } as JobContext,
    );
  return { kept, come, run };
}

const IDS = [1, 2, 3, 4, 5, 6, 7, 8];

test("a job that is broken off goes on behind the last one that it has done, and counts those before", async () => {
  const work = (id: number) => (id === 2 ? "乙：登录失效" : id !== 3);
  const broken = jobOf(null, 5);
  await expect(broken.run(work, IDS)).rejects.toThrow("broken off");
  expect(notComeTo(IDS, broken.kept.resume)).toEqual([5, 6, 7, 8]);
  const again = jobOf(broken.kept.resume);
  expect(await again.run(work, IDS)).toEqual({ status: 3, message: "6 家，2 家失败。乙：登录失效等" });
  expect(again.come).toEqual([5, 6, 7, 8]);
  expect(notComeTo(IDS, again.kept.resume)).toEqual([]);
});

test("the outcome names five reasons, none where they are kept with the rows, and has failed when nothing went", async () => {
  expect(await jobOf(null).run((id) => `第 ${id} 家`, IDS)).toEqual({
    status: 2,
    message: "0 家，8 家失败。第 1 家；第 2 家；第 3 家；第 4 家；第 5 家等",
  });
  expect(await jobOf(null).run(() => false, IDS)).toEqual({ status: 2, message: "0 家，8 家失败。" });
  expect(await jobOf(null).run(() => true, IDS)).toEqual({ message: "8 家" });
  expect(notComeTo(IDS, null)).toEqual(IDS);
});
