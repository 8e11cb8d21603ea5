import { fileURLToPath } from "node:url";
import path from "node:path";
import { parseArgs } from "node:util";
import { createClock } from "../server/platform/clock.ts";
import { claimFolder } from "../server/platform/database/claim-folder.ts";
import { createFirm, type NewFirm } from "../server/access/create-firm.ts";
import { migrate } from "../server/platform/database/migrate.ts";
import { openDatabase } from "../server/platform/database/open-database.ts";
import { permissionTree } from "../server/access/permission-tree.ts";
import { readProject } from "../src/schema/project/read-project.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** `npm run create-firm`: begins a firm with its first administrator, who creates all other users in the app. */
const USAGE = `用法：npm run create-firm -- --name 公司名称 --account 管理员账号 --person 管理员姓名 --phone 手机号 [--area 3100]
数据库由 DATABASE_URL 指定；没有时使用 DATA_DIR 或 .data/pglite。`;

try {
  await create(readInput());
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 1;
}

function readInput(): NewFirm {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: { name: text, account: text, person: text, phone: text, area: text },
  });
  const { name, account, person, phone, area = "3100" } = values;
  if (!name || !account || !person || !phone) throw new Error("缺少参数");
  if (!/^\d{4}$/.test(area)) throw new Error("--area 应为四位地区编码");
  if (!/^1\d{10}$/.test(phone)) throw new Error("--phone 应为手机号");
  return { name, account, person, phone, areaCode: area };
}

async function create(firm: NewFirm): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL || undefined;
  const dataDir = process.env.DATA_DIR ?? path.join(import.meta.dirname, "../.data/pglite");
  const release = databaseUrl === undefined ? await claimFolder(dataDir) : () => {};
  const db = openDatabase(databaseUrl === undefined ? { dataDir } : { databaseUrl });
  try {
    await migrate(db, async () => {});
    const clock = createClock(process.env.APP_NOW);
    const gsid = await createFirm(db, firm, clock, permissionTree(await readProject(ROOT)));
    console.log(`已创建公司 ${firm.name}（编号 ${gsid}），管理员账号 ${firm.account}`);
  } finally {
    await db.destroy();
    release();
  }
}
