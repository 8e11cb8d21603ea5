import { periodLabel } from "../../../../src/domain/period.ts";
import { companiesOf, servedIn } from "../../../access/served-months.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation, type ParamsOf } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { patchRecords } from "../../../records/write/patch-records.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { takeTurn } from "../../../records/write/take-turn.ts";
import { readCompany } from "../company/client-company.ts";
import { TAX_COLLECTION, type TaskKind } from "./collect-taxes.ts";
import { CJZT, isOpen, taskState } from "./task-state.ts";

type PeriodParams = ParamsOf<"collection.task.socialSecurity">;

/** Starts a collection of a company's registered taxes from the tax bureau. */
export const sendTask = operation(
  "collection.task.send",
  async (period, context) => await startTask(1, period, context),
);

/** Starts a collection of a company's social insurance from the tax bureau. */
export const sendSocialTask = operation(
  "collection.task.socialSecurity",
  async (period, context) => await startTask(2, period, context),
);

const TITLES: { readonly [kind in TaskKind]: string } = { 1: "采集税种认定", 2: "采集社保信息" };

async function startTask(taskKind: TaskKind, period: PeriodParams, context: FirmContext) {
  const { qyid, kjnd, kjqj } = period;
  const { companyName } = await readCompany(context, qyid);
  context.concerns(companyName);
  const month = `${kjnd}-${String(kjqj).padStart(2, "0")}`;
  const served = await companiesOf(context.db, [qyid], servedIn(month));
  if (!served.has(qyid))
    throw new Refusal("rule", `${companyName}${periodLabel(month)}不在服务期内，不能采集`);
  await takeTurn(`collectTask ${qyid}`, context);
  const store = await RecordStore.open("collectTask", context);
  const open = await store.list({ where: { qyid, taskKind, cjzt: [CJZT.waiting, CJZT.collecting] } });
  for (const task of open)
    if (isOpen(await taskState(task, context)))
      throw new Refusal("rule", `${companyName}正在${TITLES[taskKind]}，请等待完成或取消后再试`);
  const title = `${TITLES[taskKind]}：${companyName}`;
  const taskid = await context.jobs.enqueue(TAX_COLLECTION, title, { ...period, taskKind });
  const task = { taskKind, taskid, cjzt: CJZT.waiting, message: null, startTime: null, endTime: null };
  await store.create({ qyid, kjnd, kjqj, ...task });
  return { taskid };
}

/** The progress of a collection. */
export const checkTask = operation("collection.task.check", async ({ taskid }, context) => {
  const { task, job } = await findTask(taskid, context);
  const { qyid, companyName, kjnd, kjqj, taskKind } = task;
  const cjzt = await taskState(task, context);
  return { taskid, ...job, cjzt, qyid, companyName, kjnd, kjqj, taskKind };
});

const FAILED_JOB = 2;

/** Stops a collection that is not over. The data that it has kept by then stays. */
export const cancelTask = operation("collection.task.cancel", async ({ taskid }, context) => {
  const { task } = await findTask(taskid, context);
  const { db, clock, user } = context;
  const companyName = task.companyName;
  context.concerns(companyName);
  if (!isOpen(await taskState(task, context)))
    throw new Refusal("rule", `${companyName}的采集任务已结束，不能取消`);
  const message = `已由${user.name}取消`;
  const endTime = clock.now();
  // Without its runner, the job is given up by the process that works on it.
  await db
    .updateTable("job")
    .set({ status: FAILED_JOB, message, endTime, runner: null, lease: null })
    .where("taskid", "=", taskid)
    .where("status", "=", 0)
    .execute();
  await patchRecords(db, [task.id], { cjzt: CJZT.cancelled, message, endTime });
  return null;
});

async function findTask(taskid: string, context: FirmContext) {
  const store = await RecordStore.open("collectTask", context);
  const task = await store.first({ where: { taskid } });
  const job = await context.db
    .selectFrom("job")
    .select(["status", "progress", "message"])
    .where("taskid", "=", taskid)
    .executeTakeFirst();
  if (!task || !job) throw new Refusal("missing", "采集任务不存在或已被删除");
  return { task, job };
}
