import type { DemoWorld } from "../demo-world.ts";

/** Account, or null for who may do everything; screen, name and conditions of the filter. */
const FILTERS: readonly (readonly [
  account: string | null,
  screen: string,
  name: string,
  conditions: object,
])[] = [
  [null, "other-setting.operation-log", "上月的操作", { time: "last-month" }],
  ["zhaomin", "customer.index", "今年新增的客户", { createTime: "this-year" }],
];

/** Filters that staff have named, shared with their departments. */
export async function seedSavedFilters({ db, staff, daysAgo }: DemoWorld): Promise<void> {
  for (const [account, screen, name, conditions] of FILTERS) {
    const owner = staff.find((person) => account === null || person.account === account);
    if (!owner) continue;
    const { deptId } = await db
      .selectFrom("staff")
      .select("deptId")
      .where("userId", "=", owner.userId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto("savedFilter")
      .values({
        userId: owner.userId,
        screen,
        name,
        conditions: JSON.stringify(conditions),
        deptId,
        createTime: daysAgo(30),
      })
      .execute();
  }
}
