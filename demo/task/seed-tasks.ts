import { randomUUID } from "node:crypto";
import { tableFile } from "../../server/platform/spreadsheet/table-file.ts";
import { saveFile } from "../../server/platform/files/stored-file.ts";
import { LOG_CHECK } from "../../server/contexts/people/operator-log/check-log-job.ts";
import { ROWS_CHANGE, type RowsChange } from "../../server/records/rows/change-rows.ts";
import { WAITING } from "../../server/platform/jobs/job-queue.ts";
import type { DemoWorld } from "../demo-world.ts";

interface DemoTask {
  readonly kind: string;
  readonly title: string;
  readonly params: object;
  readonly status: 1 | 2 | 3;
  readonly progress: number;
  readonly message: string | null;
  readonly days: number;
  readonly fileKey?: string;
  /** The state from which it goes on when it is tried again. */
  readonly again?: object;
  /** Default: the head of the firm. */
  readonly userId?: number;
  readonly schedule?: string;
  readonly priority?: number;
  readonly cancelled?: boolean;
  readonly cancelUserId?: number;
}

/**
 * The tasks that the head of the firm has left in the task centre: an export with its file, one that failed, one that did so in
 * part. Beside them a colleague's task that was cancelled, and a night's work.
 */
export async function seedTasks(world: DemoWorld): Promise<void> {
  const [chief, colleague = chief] = world.staff;
  if (!chief || !colleague) throw new Error(`firm ${world.gsid} has no staff`);
  const tasks: readonly DemoTask[] = [
    dispatchOf(world.companies.slice(0, 3), chief.userId),
    {
      kind: "user.export",
      title: "导出角色授权明细",
      params: { type: "roles" },
      status: 2,
      progress: 0,
      message: "服务已重启，任务中断，请重试",
      days: 4,
    },
    {
      kind: "user.export",
      title: "导出员工名册",
      params: { type: "staff" },
      status: 1,
      progress: 100,
      message: null,
      days: 2,
      fileKey: await saveRoster(world, chief.userId),
    },
    {
      kind: "user.export",
      title: "导出员工名册",
      params: { type: "staff" },
      status: 2,
      progress: 40,
      message: "已取消",
      days: 3,
      userId: colleague.userId,
      cancelled: true,
      cancelUserId: chief.userId,
    },
    {
      kind: LOG_CHECK,
      title: "核对操作日志",
      params: {},
      status: 1,
      progress: 100,
      message: "操作日志完整，已核对 96 条，未发现改动",
      days: 1,
      schedule: LOG_CHECK,
      priority: 1,
    },
  ];
  await world.db
    .insertInto("job")
    .values(
      tasks.map(({ days, params, again, ...task }) => {
        const createTime = world.daysAgo(days, 95);
        return {
          ...WAITING,
          attempts: 1,
          userId: chief.userId,
          ...task,
          taskid: randomUUID(),
          module: task.kind,
          params: JSON.stringify(params),
          createTime,
          startTime: createTime,
          endTime: world.daysAgo(days, 96),
          resume: again ? JSON.stringify(again) : null,
        };
      }),
    )
    .execute();
}

/** A dispatch that one of the companies was left out of. */
function dispatchOf(companies: DemoWorld["companies"], userId: number): DemoTask {
  const params: RowsChange = {
    operation: "companyUserAuth.batchAdd",
    verb: "派工",
    given: { userIdList: [userId] },
    rows: companies.map(({ companyId, companyName }) => ({
      name: companyName,
      params: { companyIdList: [companyId] },
    })),
  };
  return {
    kind: ROWS_CHANGE,
    title: `批量派工 ${companies.length} 个客户`,
    params,
    status: 3,
    progress: 100,
    message: `${companies.length - 1} 项已派工，1 项未派工。「${companies[0]?.companyName}」已在回收站中，请先还原`,
    days: 9,
    again: { places: [0], done: 0, failures: [] },
  };
}

async function saveRoster({ db, gsid, clock, daysAgo }: DemoWorld, owner: number): Promise<string> {
  const staff = await db.selectFrom("staff").select(["name", "account"]).orderBy("userId").execute();
  const { signal } = new AbortController();
  const file = await tableFile(
    "员工名册",
    [
      { title: "姓名", width: 14, value: ({ name }: (typeof staff)[number]) => name },
      { title: "登录账号", width: 20, value: ({ account }: (typeof staff)[number]) => account },
    ],
    staff,
    { clock, signal, user: { gsid, id: owner } },
  );
  return await saveFile(db, file, { owner, now: daysAgo(2, 96) });
}
