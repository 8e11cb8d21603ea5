import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { type BackupEnd, type BackupHead, FORMAT, RowSum, type TableSum, readLine } from "./backup-format.ts";
import { differences } from "./backup-tables.ts";

export interface ReadBackup {
  readonly head: BackupHead;
  readonly end: BackupEnd;
}

/** The steps for the parts of a backup; each is awaited. */
interface BackupReader {
  readonly onHead?: (head: BackupHead) => Promise<void>;
  readonly onRow?: (table: string, row: string) => Promise<void>;
}

/** Reads a backup to its end and counts and adds up its rows. Throws, in words, when it is not what was written. */
export async function readBackup(file: string, { onHead, onRow }: BackupReader = {}): Promise<ReadBackup> {
  const unpacked = createReadStream(file)
    .on("error", (error) => unpacked.destroy(error))
    .pipe(createGunzip());
  let head: BackupHead | undefined;
  let end: BackupEnd | undefined;
  let table = "";
  const sums = new Map<string, RowSum>();
  try {
    for await (const text of createInterface({ input: unpacked, crlfDelay: Infinity })) {
      const line = readLine(text);
      if (line.kind === "head") {
        ({ head } = line);
        if (head.format !== FORMAT) throw new Error(`格式「${String(head.format)}」不受支持`);
        await onHead?.(head);
      } else if (line.kind === "table") {
        ({ table } = line);
        sums.set(table, new RowSum());
      } else if (line.kind === "row") {
        sums.get(table)?.add(line.text);
        await onRow?.(table, line.text);
      } else {
        ({ end } = line);
      }
    }
  } catch (error) {
    throw new Error(`备份文件 ${file} 无法读取：${(error as Error).message}`, { cause: error });
  }
  if (!head || !end) throw new Error(`备份文件 ${file} 不完整`);
  const actual: { [name: string]: TableSum } = {};
  for (const [name, sum] of sums) actual[name] = sum.total;
  const faults = differences(end.tables, actual);
  if (faults.length > 0) throw new Error(`备份文件 ${file} 已损坏：${faults.join("；")}`);
  return { head, end };
}
