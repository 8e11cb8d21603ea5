import type { FirmContext } from "../../../contracts/firm-context.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { serviceStatus } from "../../../access/served-months.ts";

/** The user whose clients the board is about; absent: all that the user may see. */
export interface ByUser {
  readonly userId?: number;
}

/** The clients that a board counts: those the user may see, and of them those of one colleague when one is named. */
export async function homeCompanies(by: ByUser, context: FirmContext) {
  return await (
    await selectHomeCompanies(by, context)
  )
    .select(["companyId", "companyName", "khbm", "taxlayerType", "provinceId", "beginDate"])
    .select(serviceStatus(context.clock).as("status"))
    .orderBy("khbm")
    .execute();
}

/** The same for those who only count them: nothing is selected yet. */
export async function selectHomeCompanies({ userId }: ByUser, { db, user }: FirmContext) {
  const companies = db
    .selectFrom("company")
    .where("isRemove", "=", 0)
    .where(withinScope(await companyScope(db, user)));
  if (userId === undefined) return companies;
  return companies.where("companyId", "in", (from) =>
    from
      .selectFrom("companyGrant")
      .select("companyGrant.companyId")
      .where("companyGrant.userId", "=", userId),
  );
}

/** Those who are in service today. */
export async function servedCompanies(by: ByUser, context: FirmContext) {
  return (await homeCompanies(by, context)).filter(({ status }) => status === 1);
}

/** A part of a whole, 0 of nothing. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;
}
