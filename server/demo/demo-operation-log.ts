import type { Clock } from "../clock.ts";
import type { TenantDb } from "../database/tenant-db.ts";

interface DemoWrite {
  readonly operation: string;
  readonly title: string;
  readonly targets: readonly string[];
  /** Why it was refused; absent: it was done. */
  readonly reason?: string;
}

/** What administrators do in a month. */
const MANAGING: readonly DemoWrite[] = [
  {
    operation: "userAdmin.modify",
    title: "修改用户",
    targets: ["李文静（liwenjing）", "宋雨薇（songyuwei）", "彭丽娟（penglijuan）"],
  },
  {
    operation: "user.authorise",
    title: "用户授权",
    targets: ["罗雅婷（luoyating）", "徐佳宁（xujianing）", "叶青（yeqing）"],
  },
  {
    operation: "user.move",
    title: "移动用户",
    targets: ["田甜（tiantian）、董浩（donghao）", "于洋（yuyang）"],
  },
  { operation: "userAdmin.add", title: "新增用户", targets: ["魏子涵（weizihan）", "程诺（chengnuo）"] },
  {
    operation: "userAdmin.delete",
    title: "删除用户",
    targets: ["周明远（zhoumy）"],
    reason: "不能删除超级管理员「周明远」",
  },
  { operation: "userAdmin.modifyStatus", title: "修改用户状态", targets: ["蒋楠（jiangnan）"] },
  {
    operation: "userAdmin.batchResetPwd",
    title: "批量重置密码",
    targets: ["曾凡（zengfan）、袁梦（yuanmeng）"],
  },
  { operation: "department.update", title: "修改部门", targets: ["客户成功部", "质控部"] },
  {
    operation: "department.delete",
    title: "删除部门",
    targets: ["外勤部"],
    reason: "「外勤部」还有员工，请先移到其他部门",
  },
  { operation: "role.savePermissions", title: "保存角色权限", targets: ["会计主管", "外勤顾问"] },
];

/** What everybody does. */
const OWN: readonly DemoWrite[] = [
  { operation: "userAdmin.checkPassword", title: "校验旧密码", targets: [""] },
  { operation: "userAdmin.resetPwd", title: "重置密码", targets: [""] },
  { operation: "userAdmin.checkPassword", title: "校验旧密码", targets: [""], reason: "旧密码校验失败" },
];

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Operator {
  readonly userId: number;
  readonly name: string;
  readonly manages: boolean;
}

/** A month of writes, a few every day, the last one a day ago. */
export async function seedOperationLog(
  db: TenantDb,
  clock: Clock,
  operators: readonly Operator[],
): Promise<void> {
  const managers = operators.filter(({ manages }) => manages);
  const rows = Array.from({ length: DAYS }, (_none, day) => day).flatMap((day) => {
    const date = clock.after(-(DAYS - day) * DAY_MS).slice(0, 10);
    return Array.from({ length: 2 + (day % 4) }, (_none, turn) => {
      const index = day * 5 + turn;
      const isOwn = turn === 1 || managers.length === 0;
      const operator = pick(isOwn ? operators : managers, index);
      const write = pick(isOwn ? OWN : MANAGING, index);
      return {
        userId: operator.userId,
        operation: write.operation,
        title: write.title,
        target: isOwn ? operator.name : pick(write.targets, day),
        success: write.reason === undefined,
        reason: write.reason ?? null,
        createTime: `${date} ${String(9 + turn * 2).padStart(2, "0")}:${String((index * 7) % 60).padStart(2, "0")}:00`,
      };
    });
  });
  await db.insertInto("operationLog").values(rows).execute();
}

function pick<Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index % entries.length];
  if (entry === undefined) throw new Error("the demo data picks from nothing");
  return entry;
}
