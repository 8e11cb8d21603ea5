import { operation } from "../../../contracts/operation.ts";
import { narrowUsers } from "../user-admin/list-users.ts";

/** The number of users that the filters keep, and of the client companies that they look after together. */
export const delegateCounts = operation("user.delegateCounts", async (params, context) => {
  const kept = (await narrowUsers(context, params)).clearSelect();
  const { userCount } = await kept
    .select((from) => from.fn.countAll<number>().as("userCount"))
    .executeTakeFirstOrThrow();
  const { delegateCount } = await context.db
    .selectFrom("companyGrant")
    .innerJoin("company", "company.companyId", "companyGrant.companyId")
    .where("company.isRemove", "=", 0)
    .where("companyGrant.userId", "in", kept.select("staff.userId"))
    .select((from) => from.fn.count<number>("companyGrant.companyId").distinct().as("delegateCount"))
    .executeTakeFirstOrThrow();
  return { userCount, delegateCount };
});
