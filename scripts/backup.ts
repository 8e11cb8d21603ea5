import path from "node:path";
import { createClock } from "../server/platform/clock.ts";
import type { ReadBackup } from "../server/platform/backup/read-backup.ts";
import { readBackup } from "../server/platform/backup/read-backup.ts";
import { restoreBackup } from "../server/platform/backup/restore-backup.ts";
import { writeBackup } from "../server/platform/backup/write-backup.ts";
import { reasonOf, withNamedDatabase } from "./database/open-named-database.ts";

/** `npm run backup -- [file]`, `npm run backup -- --check <file>`, `npm run restore -- <file>`. */
const USAGE = `npm run backup -- [文件]          备份 DATABASE_URL 或 DATA_DIR 的数据库，写完后重新读取核对
npm run backup -- --check <文件>  核对一份备份文件
npm run restore -- <文件>         恢复到 DATABASE_URL 或 DATA_DIR 指定的空数据库，并逐表核对`;

const [what, ...words] = process.argv.slice(2);
try {
  console.log(await run());
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

async function run(): Promise<string> {
  const [first, second] = words;
  if (what === "restore" && first !== undefined && second === undefined) {
    const restored = await withNamedDatabase(process.env, (db) => restoreBackup(db, first), {
      mayBeNew: true,
    });
    return `已恢复 ${summary(restored)}`;
  }
  if (what === "backup" && first === "--check" && second !== undefined) {
    return `备份完好：${summary(await readBackup(second))}`;
  }
  if (what === "backup" && second === undefined && first?.startsWith("-") !== true) {
    const clock = createClock(process.env.APP_NOW);
    const file = path.resolve(first ?? `backup-${clock.now().replaceAll(/\D/g, "")}.gz`);
    const written = await withNamedDatabase(process.env, (db) => writeBackup(db, clock, file));
    return `已备份到 ${file}：${summary(written)}`;
  }
  throw new Error(USAGE);
}

function summary({ head, end }: ReadBackup): string {
  const sums = Object.values(end.tables);
  const rows = sums.reduce((sum, table) => sum + table.rows, 0);
  return `${sums.length} 张表，${rows} 行，备份时间 ${head.madeAt}，内容核对一致`;
}
