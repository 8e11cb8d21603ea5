import { type RawBuilder, type SqlBool, sql } from "kysely";
import { lineDoubts } from "../../../../../src/domain/payroll/line-doubts.ts";
import { yuanToFen } from "../../../../../src/domain/money.ts";
import { operation } from "../../../../contracts/operation.ts";
import { takeCompanies } from "../../../clients/door.ts";
import { SALARY } from "../lines/line-facts.ts";

/** More than anybody reads before a confirmation. */
const MOST = 100;

const amount = (field: string) => sql`coalesce((r.fields ->> ${sql.lit(field)})::numeric, 0)`;
const insurance = sql`${amount("yanglaoGr")} + ${amount("yiliaoGr")} + ${amount("shiyeGr")}`;
const isInsured = sql<boolean>`(coalesce((p.fields ->> 'sfcb')::int, 1) = 1 and (r.fields ->> 'xclx')::int = ${sql.lit(SALARY.wages)})`;
const isDoubtful: RawBuilder<SqlBool> = sql`(${amount("sfgz")} < 0 or ${amount("mssr")} > ${amount("bqsr")}
  or (${isInsured} and ${insurance} = 0))`;

/** Lines of the open sheets of a period that a fact may excuse, and that somebody should look at before they are confirmed. */
export const confirmDoubts = operation(
  "salary.confirmDoubts",
  async ({ companyIdList, kjnd, kjqj, xctjid }, context) => {
    const companies = new Map(
      (await takeCompanies(context, companyIdList)).map((company) => [company.companyId, company]),
    );
    const rows = await context.db
      .selectFrom("plainRecord as r")
      .innerJoin("plainRecord as s", (join) =>
        join.on("s.id", "=", sql<number>`(r.fields ->> 'sheetId')::bigint`),
      )
      .innerJoin("plainRecord as p", (join) =>
        join.on("p.id", "=", sql<number>`(r.fields ->> 'ryid')::bigint`),
      )
      .where("r.resource", "=", "salaryLine")
      .where("r.companyId", "in", companyIdList)
      .where("r.kjnd", "=", kjnd)
      .where("r.kjqj", "=", kjqj)
      .where("r.isRemove", "=", 0)
      .where(sql<SqlBool>`coalesce((s.fields ->> 'confirmStatus')::int, 0) = 0`)
      .where(isDoubtful)
      .$if(xctjid !== undefined, (query) =>
        query.where(sql<SqlBool>`(r.fields ->> 'xctjid')::int = ${xctjid}`),
      )
      .select([
        sql<number>`r.company_id`.as("companyId"),
        sql<string>`p.fields ->> 'xm'`.as("xm"),
        isInsured.as("isInsured"),
        sql<string>`${insurance}`.as("insurance"),
        sql<string>`${amount("bqsr")}`.as("income"),
        sql<string>`${amount("mssr")}`.as("exempt"),
        sql<string>`${amount("sfgz")}`.as("net"),
        sql<number>`(count(*) over ())::int`.as("total"),
      ])
      .orderBy("r.companyId")
      .orderBy("r.id")
      .limit(MOST)
      .execute();
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ companyId, xm, isInsured: insured, ...amounts }) => ({
        companyId,
        companyName: companies.get(companyId)?.companyName ?? "",
        xm,
        doubts: lineDoubts({
          isInsured: insured,
          insurance: fen(amounts.insurance),
          income: fen(amounts.income),
          exempt: fen(amounts.exempt),
          net: fen(amounts.net),
        }).join("，"),
      })),
    };
  },
);

function fen(yuan: string): number {
  return yuanToFen(Number(yuan));
}
