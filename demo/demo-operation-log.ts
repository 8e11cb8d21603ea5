import type { Clock } from "../server/platform/clock.ts";
import type { TenantDb } from "../server/platform/database/tenant-db.ts";

interface DemoWrite {
  readonly operation: string;
  readonly title: string;
  readonly targets: readonly string[];
  /** The reason of a refusal; absent: it was done. */
  readonly reason?: string;
}

/** The actions of administrators in a month. */
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

/** The actions of all users. */
const OWN: readonly DemoWrite[] = [
  { operation: "userAdmin.checkPassword", title: "校验旧密码", targets: [""] },
  { operation: "userAdmin.resetPwd", title: "重置密码", targets: [""] },
  { operation: "userAdmin.checkPassword", title: "校验旧密码", targets: [""], reason: "旧密码校验失败" },
];

/** The changes of each kind of write. */
const CHANGED: Readonly<Record<string, DemoChange>> = {
  "userAdmin.modify": changed("用户", "手机号", "138****0021", "139****4410"),
  "userAdmin.modifyStatus": changed("用户", "状态", "正常", "停用"),
  "userAdmin.batchResetPwd": changed("用户", "登录密码", null, "（已变更）"),
  "userAdmin.resetPwd": changed("用户", "登录密码", null, "（已变更）"),
  "department.update": changed("部门", "排序", "2", "1"),
};

type DemoChange = ReturnType<typeof changed>;

function changed(kind: string, fieldTitle: string, beforeText: string | null, afterText: string) {
  return { kind, change: "update", field: fieldTitle, fieldTitle, beforeText, afterText } as const;
}

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
        requestNo: requestNumber(index),
        clientIp: `10.8.0.${20 + (operator.userId % 200)}`,
        createTime: `${date} ${String(9 + turn * 2).padStart(2, "0")}:${String((index * 7) % 60).padStart(2, "0")}:00`,
      };
    });
  });
  const corrections = await companyCorrections(
    db,
    clock,
    pick(managers.length > 0 ? managers : operators, 0),
  );
  const entries = [...rows, ...corrections.map(({ entry }) => entry)];
  await db
    .insertInto("operationLog")
    .values(entries.toSorted((a, b) => (a.createTime < b.createTime ? -1 : 1)))
    .execute();
  await db
    .insertInto("fieldChange")
    .values(
      rows.flatMap(({ operation, target, success, userId, title, requestNo, createTime }) => {
        const change = success ? CHANGED[operation] : undefined;
        if (!change) return [];
        const recordName = target.split("（")[0] ?? target;
        return [
          { ...change, userId, title, requestNo, createTime, recordId: "1", recordName, companyId: null },
        ];
      }),
    )
    .execute();
  const changes = corrections.flatMap((correction) => correction.changes);
  if (changes.length > 0) await db.insertInto("fieldChange").values(changes).execute();
}

/** Two clients whose data was put right three weeks ago, each twice. */
async function companyCorrections(db: TenantDb, clock: Clock, { userId }: Operator) {
  const companies = await db
    .selectFrom("company")
    .select(["companyId", "companyName"])
    .where("isRemove", "=", 0)
    .orderBy("companyId")
    .limit(2)
    .execute();
  const done = { userId, title: "修改工商信息" };
  const visits = companies.flatMap((company) => [company, company]);
  return visits.map(({ companyId, companyName }, index) => {
    const createTime = `${clock.after(-(21 - index) * DAY_MS).slice(0, 10)} 16:40:00`;
    const requestNo = requestNumber(900 + index);
    const request = { ...done, requestNo, createTime };
    const record = { kind: "客户", recordId: String(companyId), recordName: companyName, companyId };
    const change = { ...request, ...record, change: "update" } as const;
    const people = { beforeText: String(16 + index), afterText: String(17 + index) };
    const phone = { beforeText: "138****0716", afterText: "139****2208" };
    return {
      entry: {
        ...request,
        operation: "customerProfile.business.update",
        target: companyName,
        success: true,
        reason: null,
        clientIp: "10.8.0.21",
      },
      changes: [
        { ...change, field: "person_count", fieldTitle: "从业人数", ...people },
        { ...change, field: "finance_person_phone", fieldTitle: "财务负责人手机号", ...phone },
      ],
    };
  });
}

/** Looks like one of the server's, and is the same every time. */
function requestNumber(index: number): string {
  const letters = "ABCDEFGHJKMNPQRSTUVWXYZ";
  const sign = (place: number) =>
    letters[(index * 7 + place * 5 + Math.floor(index / letters.length)) % letters.length];
  const part = (from: number) => [0, 1].map((place) => sign(from + place)).join("");
  return `${part(0)}${String(index).padStart(2, "2").slice(-2).replaceAll(/[01]/g, "8")}-${part(2)}${part(4)}-${part(6)}${part(8)}`;
}

function pick<Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index % entries.length];
  if (entry === undefined) throw new Error("the demo data picks from nothing");
  return entry;
}
