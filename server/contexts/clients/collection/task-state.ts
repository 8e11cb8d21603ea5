import type { RecordRow } from "../../../records/record-row.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";

/** `cjzt`: collecting, collected, gone wrong, and cancelled before it was. */
export const CJZT = { waiting: 0, collecting: 1, collected: 2, cancelled: 4, failed: 5 } as const;

const OPEN: ReadonlySet<unknown> = new Set([CJZT.waiting, CJZT.collecting]);

/** The state of a collection: one whose job broke off without a word has failed. */
export async function taskState(
  task: RecordRow<"collectTask">,
  context: Pick<FirmContext, "db">,
): Promise<number> {
  const [state = CJZT.failed] = await taskStates([task], context);
  return state;
}

/** The same of several, in their order. */
export async function taskStates(
  tasks: readonly RecordRow<"collectTask">[],
  { db }: Pick<FirmContext, "db">,
): Promise<number[]> {
  const open = tasks.filter(({ cjzt }) => OPEN.has(cjzt)).map(({ taskid }) => taskid);
  const jobs = db.selectFrom("job").select("taskid").where("status", "=", 0).where("taskid", "in", open);
  const running = new Set(open.length === 0 ? [] : (await jobs.execute()).map(({ taskid }) => taskid));
  return tasks.map(({ cjzt, taskid }) =>
    OPEN.has(cjzt) && !running.has(taskid) ? CJZT.failed : Number(cjzt),
  );
}

export function isOpen(cjzt: number): boolean {
  return OPEN.has(cjzt);
}
