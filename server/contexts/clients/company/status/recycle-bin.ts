import { operation } from "../../../../contracts/operation.ts";
import type { TenantDb } from "../../../../platform/database/tenant-db.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { companyScope, withinScope } from "../../../../access/company-scope.ts";
import { holdCompanies } from "../take-companies.ts";

/** Moves the companies into the recycle bin; everything that belongs to them stays. */
export const deleteCompanies = operation("company.delete", async ({ companyIdList }, context) => {
  const companies = await holdCompanies(context, companyIdList);
  const { db, clock, user } = context;
  await db
    .updateTable("company")
    .set({ isRemove: 1, removeTime: clock.now(), removeUserId: user.id, updateTime: clock.now() })
    .where("companyId", "in", companyIdList)
    .execute();
  return { count: companies.length };
});

/** Takes the companies out of the recycle bin, in service or stopped as they were. */
export const restoreCompanies = operation("company.restore", async ({ companyIdList }, context) => {
  const companies = await holdCompanies(context, companyIdList, 1);
  const { db, clock } = context;
  await db
    .updateTable("company")
    .set({ isRemove: 0, removeTime: null, removeUserId: null, updateTime: clock.now() })
    .where("companyId", "in", companyIdList)
    .execute();
  return { count: companies.length };
});

/** Deletes companies of the recycle bin for ever with all that belongs to them: the chosen ones, else all that the user may see. */
export const emptyTrash = operation("company.emptyTrash", async ({ companyIdList }, context) => {
  const { db, user } = context;
  context.concerns("回收站");
  const chosen = companyIdList ?? (await companiesInTrash(db, await companyScope(db, user)));
  if (chosen.length === 0) throw new Refusal("rule", "回收站中没有客户");
  await holdCompanies(context, chosen, 1);
  await db.deleteFrom("company").where("companyId", "in", chosen).execute();
  return { count: chosen.length };
});

async function companiesInTrash(db: TenantDb, scope: readonly number[] | null): Promise<number[]> {
  const rows = await db
    .selectFrom("company")
    .select("companyId")
    .where("isRemove", "=", 1)
    .where(withinScope(scope))
    .execute();
  return rows.map(({ companyId }) => companyId);
}
