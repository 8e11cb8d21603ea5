import { availableParallelism } from "node:os";
import { Refusal } from "../errors.ts";
import { BrokenArchive, inspectArchive } from "../files/inspect-archive.ts";
import { holdsArchive } from "../files/file-kind.ts";
import type { FileContent } from "../files/stored-file.ts";
import { type Turns, createTurns } from "../turns.ts";
import { assertNoTransaction } from "../database/long-work.ts";
import { startThread } from "../threads/start-thread.ts";
import { NotAWorkbook, answerOf } from "./workbook-thread.ts";

export type RawCell = string | number | boolean | null;

interface RawLine {
  /** As the spreadsheet counts, from 1. */
  readonly line: number;
  readonly cells: readonly RawCell[];
}

/** Lines and columns count from 1. */
interface MergedCells {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export interface RawSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** A hidden one that is too large beside the visible ones: it has no lines here. */
  readonly isUnread?: true;
  /** Those that hold something. */
  readonly lines: readonly RawLine[];
  readonly merges: readonly MergedCells[];
}

type FileToRead = Pick<FileContent, "name" | "content">;

/** The user that a file is read for. */
export interface Reader {
  readonly user: { readonly gsid: number; readonly id: number };
  /** Called with the number of files that are read before theirs while it waits; at last with 0. */
  readonly notifyPlace?: ((ahead: number) => void) | undefined;
  /** A task: it waits however many files do. */
  readonly isPatient?: boolean;
}

/** More at once than a user checks by eye. */
export const MAX_ROWS = 5000;

const MB = 1024 * 1024;

/** Bounds of what is read of all sheets of a file together. The reader lays out each cell up to the farthest one: `reach` is lines times columns. */
const LIMITS = {
  rows: MAX_ROWS,
  /** With head, notes, and the lines of a template that only look empty. */
  lines: MAX_ROWS + 1000,
  columns: 200,
  cells: 500_000,
  reach: 2_000_000,
  sheetBytes: 24 * MB,
  textBytes: 16 * MB,
  factBytes: 4 * MB,
  characters: 16 * MB,
  sheets: 200,
  /** Of each sheet. */
  merges: 20_000,
};

/** Of each of the threads. */
const MOST_MB = 256;

const MOST_SECONDS = 60;

const turns: Turns = createTurns({
  // The machine has no core to spare for a second one where it has two: requests are answered on the other.
  atOnce: availableParallelism() > 2 ? 2 : 1,
  waiting: 60,
  waitingOfOne: 20,
  waitingBytes: 200 * MB,
  words: {
    ofOne: (waiting) => `您已有 ${waiting} 个文件在排队，请等它们读取完成后再上传`,
    ofAll: (seconds) => `正在排队的文件较多，请 ${seconds} 秒后再上传`,
  },
});

/**
 * The sheets of a file that hold something, in its order. What the file is, its bytes say: .xlsx, .xls, the XML of Excel
 * 2003, a page with tables, or a text whose cells stand between tabs, semicolons or commas, named after the file. One or two files are read at a time in this process, one of a
 * user; the others wait. Throws a Refusal with one sentence where the file cannot be read or goes beyond the limits, in
 * the midst of it.
 */
export async function readSheets(
  { name, content }: FileToRead,
  reader: Reader,
): Promise<readonly RawSheet[]> {
  assertNoTransaction("reading a workbook");
  const { user, notifyPlace, isPatient } = reader;
  const piece = { owner: `${user.gsid}/${user.id}`, bytes: content.byteLength, notifyPlace, isPatient };
  return await turns.take(piece, async () => {
    const sheets = await readInThread({ name: name.replace(/\.[^.]*$/, ""), content });
    // The recipient of the file opens all of it.
    if (holdsArchive(content))
      await inspectArchive(content).catch((cause: unknown) => {
        if (cause instanceof BrokenArchive) throw refusal(NO_WORKBOOK, cause);
        throw cause;
      });
    return sheets;
  });
}

async function readInThread(file: FileToRead): Promise<readonly RawSheet[]> {
  const thread = new URL("./reader-thread.mjs", import.meta.url);
  const worker = startThread(thread, { workerData: { ...file, limits: LIMITS }, mostMb: MOST_MB });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void worker.terminate();
  }, MOST_SECONDS * 1000);
  try {
    return await answerOf<readonly RawSheet[]>(worker);
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    if (isLate) throw refusal(`读取文件超过 ${MOST_SECONDS} 秒，请减少内容后重新上传`, cause);
    throw refusal(
      cause instanceof NotAWorkbook ? NO_WORKBOOK : "文件无法读取或内容过大，请精简后重新上传",
      cause,
    );
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Of a file that is broken. */
const NO_WORKBOOK = "无法读取文件，请上传 .xlsx、.xls、.csv 或 .txt 格式的表格文件";

function refusal(text: string, cause: unknown): Refusal {
  return Object.assign(new Refusal("rule", text), { cause });
}
