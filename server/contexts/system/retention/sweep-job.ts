import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import type { JobContext, JobKind } from "../../../contracts/job-kind.ts";
import { SUBJECTS, type Subject, readRetention } from "./retention.ts";
import { BATCH, STEPS, endOf } from "./sweep-expired.ts";

/** Kind of the job that clears away what the firm no longer keeps. */
export const RETENTION_SWEEP = "retention.sweep";

const TITLES: Readonly<Record<Subject, string>> = {
  signIn: "登录凭据",
  idempotency: "重复提交记录",
  usage: "用量记录",
  message: "页面更新消息",
  job: "后台任务",
  file: "无人使用的文件",
  behaviour: "用户行为记录",
  operationLog: "操作日志",
};

/** As `sweepExpired`, in parts: other requests come between, and a break costs nothing. */
export const sweepJob: JobKind<object> = async (_params, { db, clock, part }) => {
  const retention = await readRetention(db);
  const failures: string[] = [];
  for (const [index, subject] of SUBJECTS.entries()) {
    let rows = 0;
    const before = endOf(subject, clock, retention);
    for (const step of STEPS[subject]) {
      let deleted: number;
      do rows += deleted = await sweepPart(part, index / SUBJECTS.length, (firm) => step(firm, before));
      while (deleted >= BATCH);
    }
    if (rows > 0) failures.push(`${TITLES[subject]} ${rows} 条`);
  }
  return { message: failures.length > 0 ? `已清理：${failures.join("、")}` : "没有需要清理的数据" };
};

async function sweepPart(
  part: JobContext["part"],
  share: number,
  sweep: (db: TenantDb) => Promise<number>,
): Promise<number> {
  let deleted = 0;
  await part(share, async (context) => {
    deleted = await sweep(context.db);
    return {};
  });
  return deleted;
}
