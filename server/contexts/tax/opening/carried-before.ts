import { sql, type SqlBool } from "kysely";
import { periodParts } from "../../../../src/domain/period.ts";
import { SPECIAL_CASE_TYPES } from "../../../../src/domain/tax/special-case-types.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";

/** 防伪税控费 and 外地预缴: what is not used up of them is carried. */
const CARRIED = SPECIAL_CASE_TYPES.filter(({ code }) => code === "fwskf" || code === "wdyj").map(
  ({ id }) => id,
);

/** A company has had 税控费 or 预缴, or an opening with them, before a month (`YYYY-MM`): something may be left of them. */
export async function hasCarriedBefore(
  { db }: Pick<FirmContext, "db">,
  companyId: number,
  month: string,
): Promise<boolean> {
  const { kjnd, kjqj } = periodParts(month);
  const field = (name: string) => sql<number>`coalesce((r.fields ->> ${name}::text)::numeric, 0)`;
  const found = await db
    .selectFrom("plainRecord as r")
    .select("r.id")
    .where("r.companyId", "=", companyId)
    .where(sql<SqlBool>`(r.kjnd, r.kjqj) < (${kjnd}, ${kjqj})`)
    .where((where) =>
      where.or([
        where.and([
          where("r.resource", "=", "specialCase"),
          where(field("specialType"), "in", CARRIED),
          where(field("amount"), ">", 0),
        ]),
        where.and([
          where("r.resource", "=", "taxOpening"),
          where.or([where(field("qcskf"), ">", 0), where(field("qcyjse"), ">", 0)]),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
