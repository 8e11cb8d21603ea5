import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { presentFilter, visibleFilters } from "./saved-filter-rows.ts";
import { assertShortConditions, MOST_FILTERS, MOST_FILTERS_OF_SCREEN } from "./setting-limits.ts";

/** Of every screen: a few hundred at most. */
export const listFilters = operation("userSetting.filter.list", async (_params, context) => {
  const rows = await visibleFilters(context).orderBy("savedFilter.id").execute();
  return rows.map((row) => presentFilter(row, context));
});

export const addFilter = operation(
  "userSetting.filter.add",
  async ({ screen, name, conditions }, context) => {
    const { db, user, clock, concerns } = context;
    concerns(`常用筛选「${name}」`);
    assertShortConditions(conditions);
    await takeOwnFilters(context);
    await assertFreeName(context, screen, name);
    await assertRoom(context, screen);
    const { id } = await db
      .insertInto("savedFilter")
      .values({
        userId: user.id,
        screen,
        name,
        conditions: JSON.stringify(conditions),
        deptId: null,
        createTime: clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return await readFilter(context, id);
  },
);

/** Renames, changes or shares a filter; only its owner may. */
export const updateFilter = operation("userSetting.filter.update", async (change, context) => {
  const { db, user, concerns } = context;
  const { id, name, conditions, shared } = change;
  const row = await readVisible(context, id);
  concerns(`常用筛选「${row.name}」`);
  if (row.userId !== user.id)
    throw new Refusal("rule", `「${row.name}」由${row.ownerName}共享，只有${row.ownerName}可以修改`);
  if (conditions) assertShortConditions(conditions);
  if (name !== undefined && name !== row.name) {
    await takeOwnFilters(context);
    await assertFreeName(context, row.screen, name);
  }
  const deptId =
    shared === undefined ? undefined : shared ? (row.deptId ?? (await ownDepartment(context))) : null;
  const changes = {
    ...(name !== undefined && { name }),
    ...(conditions && { conditions: JSON.stringify(conditions) }),
    ...(deptId !== undefined && { deptId }),
  };
  if (Object.keys(changes).length > 0)
    await db.updateTable("savedFilter").set(changes).where("id", "=", id).execute();
  return await readFilter(context, id);
});

/** Its owner removes a filter; an administrator one that is shared. */
export const deleteFilter = operation("userSetting.filter.delete", async ({ id }, context) => {
  const row = await readVisible(context, id);
  context.concerns(`常用筛选「${row.name}」`);
  if (!presentFilter(row, context).removable)
    throw new Refusal("rule", `「${row.name}」由${row.ownerName}共享，只有${row.ownerName}和管理员可以删除`);
  const { numDeletedRows } = await context.db
    .deleteFrom("savedFilter")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw filterMissing();
  return null;
});

async function readVisible(context: FirmContext, id: number) {
  const row = await visibleFilters(context).where("savedFilter.id", "=", id).executeTakeFirst();
  if (!row) throw filterMissing();
  return row;
}

function filterMissing(): Refusal {
  return new Refusal("missing", "常用筛选不存在或已被删除，请刷新后重试");
}

async function readFilter(context: FirmContext, id: number) {
  return presentFilter(await readVisible(context, id), context);
}

/** Lets one write at a time add to the user's names. */
async function takeOwnFilters({ db, user }: FirmContext): Promise<void> {
  await db.selectFrom("staff").select("userId").where("userId", "=", user.id).forNoKeyUpdate().execute();
}

async function assertFreeName({ db, user }: FirmContext, screen: string, name: string): Promise<void> {
  const namesake = await db
    .selectFrom("savedFilter")
    .select("id")
    .where("userId", "=", user.id)
    .where("screen", "=", screen)
    .where("name", "=", name)
    .executeTakeFirst();
  if (!namesake) return;
  const message = `已有名为「${name}」的常用筛选`;
  throw new Refusal("validation", message, [{ path: "name", message }]);
}

async function assertRoom({ db, user }: FirmContext, screen: string): Promise<void> {
  const { all, ofScreen } = await db
    .selectFrom("savedFilter")
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn.countAll<number>().filterWhere("screen", "=", screen).as("ofScreen"),
    ])
    .where("userId", "=", user.id)
    .executeTakeFirstOrThrow();
  if (ofScreen >= MOST_FILTERS_OF_SCREEN)
    throw new Refusal("rule", `每个列表最多保存 ${MOST_FILTERS_OF_SCREEN} 个常用筛选，请先删除不用的`);
  if (all >= MOST_FILTERS) throw new Refusal("rule", `最多保存 ${MOST_FILTERS} 个常用筛选，请先删除不用的`);
}

async function ownDepartment({ db, user }: FirmContext): Promise<number> {
  const { deptId } = await db
    .selectFrom("staff")
    .select("deptId")
    .where("userId", "=", user.id)
    .executeTakeFirstOrThrow();
  return deptId;
}
