import type { FirmContext } from "../../../contracts/firm-context.ts";

/** Administrators see what any department shares, because they may remove it. */
const SEE_EVERYTHING: ReadonlySet<string> = new Set(["superAdmin", "admin"]);

/** The filters that the user may apply, with those who made them: their own, and what is shared with their department. */
export function visibleFilters({ db, user }: Pick<FirmContext, "db" | "user">) {
  const isAdministrator = SEE_EVERYTHING.has(user.userKind);
  return db
    .selectFrom("savedFilter")
    .innerJoin("staff as owner", "owner.userId", "savedFilter.userId")
    .leftJoin("department", "department.deptId", "savedFilter.deptId")
    .select([
      "savedFilter.id",
      "savedFilter.userId",
      "savedFilter.screen",
      "savedFilter.name",
      "savedFilter.conditions",
      "savedFilter.rowVersion",
      "savedFilter.deptId",
      "owner.name as ownerName",
      "department.deptName",
    ])
    .where((filter) =>
      filter.or([
        filter("savedFilter.userId", "=", user.id),
        isAdministrator
          ? filter("savedFilter.deptId", "is not", null)
          : filter("savedFilter.deptId", "=", (from) =>
              from.selectFrom("staff as me").select("me.deptId").where("me.userId", "=", user.id),
            ),
      ]),
    );
}

type FilterRow = Awaited<ReturnType<ReturnType<typeof visibleFilters>["executeTakeFirstOrThrow"]>>;

/** A filter as an answer shows it to the user. */
export function presentFilter(row: FilterRow, { user }: Pick<FirmContext, "user">) {
  const { userId, deptId, deptName, ...filter } = row;
  const own = userId === user.id;
  return {
    ...filter,
    shared: deptId !== null,
    own,
    removable: own || SEE_EVERYTHING.has(user.userKind),
    deptName: deptName ?? null,
  };
}
