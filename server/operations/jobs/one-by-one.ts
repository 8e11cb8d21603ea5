import type { FirmContext } from "../../contracts/firm-context.ts";
import type { JobContext } from "../../contracts/job-kind.ts";
import type { JobResult } from "../../platform/jobs/job-result.ts";

interface Progress {
  readonly done: number;
  readonly failed: number;
  /** The reasons that the outcome names. */
  readonly named: readonly string[];
}

/** The work of a job on each of the things that it goes through, and its outcome in words. */
interface EachWork {
  /**
   * One of them in a transaction of its own. True: it went; false: it did not, and the reason is kept with it; words: the
   * reason that the outcome is to name.
   */
  readonly work: (id: number, context: FirmContext) => Promise<boolean | string>;
  readonly all: (count: number) => string;
  /** The outcome when some or all failed; `named`: the reasons of the first ones, "" where none is given in words. */
  readonly some: (succeeded: number, failed: number, named: string) => string;
}

const MOST_NAMED = 5;

/** Works through these one after the other; after a break it goes on behind the last one that is done. */
export async function oneByOne(
  ids: readonly number[],
  { work, all, some }: EachWork,
  context: JobContext,
): Promise<JobResult> {
  let progress = (context.resume as Progress | null) ?? { done: 0, failed: 0, named: [] };
  for (const id of ids.slice(progress.done)) {
    await context.part(progress.done / ids.length, async (part) => {
      progress = passed(progress, await work(id, part));
      return progress;
    });
  }
  const { done, failed, named } = progress;
  if (failed === 0) return { message: all(done) };
  const more = named.length > 0 && failed > named.length ? "等" : "";
  return {
    status: failed === done ? 2 : 3,
    message: some(done - failed, failed, `${named.join("；")}${more}`),
  };
}

function passed({ done, failed, named }: Progress, outcome: boolean | string): Progress {
  if (outcome === true) return { done: done + 1, failed, named };
  const isNamed = outcome !== false && named.length < MOST_NAMED;
  return { done: done + 1, failed: failed + 1, named: isNamed ? [...named, outcome] : named };
}

/** Those that such a job has not come to when it ends early. */
export function notComeTo(ids: readonly number[], resume: object | null): readonly number[] {
  const { done } = (resume as Pick<Progress, "done"> | null) ?? { done: 0 };
  return ids.slice(done);
}
