import { availableParallelism } from "node:os";
import { createTurns } from "../turns.ts";

/** The user or the task that waits for a workbook. */
export interface Recipient {
  readonly user: { readonly gsid: number; readonly id: number };
  /** Of a task, which is aborted by it. It takes no turn: its runner begins few at once. */
  readonly signal?: AbortSignal;
}

const turns = createTurns({
  // The machine has no core to spare for a second one where it has two.
  atOnce: availableParallelism() > 2 ? 2 : 1,
  waiting: 60,
  waitingOfOne: 5,
  words: {
    ofOne: (waiting) => `您已有 ${waiting} 个文件正在生成，请等它们完成后再下载`,
    ofAll: (seconds) => `正在生成的文件较多，请 ${seconds} 秒后再下载`,
  },
});

/** Writes one or two workbooks of requests at a time in this process, one of a user; the others wait. */
export async function inWritingTurn<Result>(
  { user, signal }: Recipient,
  work: () => Promise<Result>,
): Promise<Result> {
  if (signal) return await work();
  return await turns.take({ owner: `${user.gsid}/${user.id}` }, work);
}
