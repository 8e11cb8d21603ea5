import { type RawBuilder, sql } from "kysely";
import { servedIn } from "../../../access/served-months.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { selectCompanies } from "../../clients/door.ts";
import { SALARY } from "../salary/lines/line-facts.ts";
import { type PayrollPeriod, periodName } from "../salary/payroll-period.ts";

/** Social insurance as a tax type. */
const SOCIAL_INSURANCE = 69;
/** Values of the code table `sbSyncState`. */
const DIFFERS = 1;
/** Values of the code table `collectTaskKind`. */
const SOCIAL_TASK = 2;

/** Own and employer's contributions to social insurance, and to the housing fund, by the properties of a line. */
const SOCIAL_OWN = ["yanglaoGr", "yiliaoGr", "shiyeGr"] as const;
const SOCIAL_EMPLOYER = ["yanglaoDw", "yiliaoDw", "shiyeDw", "gongshangDw"] as const;

type Month = Pick<PayrollPeriod, "kjnd" | "kjqj">;

/** The people whose wages of a month carry contributions, with the sums of all their lines. */
export function selectInsured(db: TenantDb, { kjnd, kjqj }: Month) {
  const lines = db
    .selectFrom("plainRecord as l")
    .select([
      "l.companyId as ofCompany",
      sql<number>`(l.fields ->> 'ryid')::integer`.as("ryid"),
      sumOf(SOCIAL_OWN).as("sbGr"),
      sumOf(SOCIAL_EMPLOYER).as("sbDw"),
      sumOf(["gjjGr"]).as("gjjGr"),
      sumOf(["gjjDw"]).as("gjjDw"),
    ])
    .where("l.resource", "=", "salaryLine")
    .where("l.kjnd", "=", kjnd)
    .where("l.kjqj", "=", kjqj)
    .where(sql`(l.fields ->> 'xclx')::integer`, "=", SALARY.wages)
    .groupBy(["l.companyId", sql`(l.fields ->> 'ryid')::integer`])
    .as("line");
  return db
    .selectFrom(lines)
    .innerJoin("plainRecord as person", (join) =>
      join.onRef("person.id", "=", "line.ryid").on("person.resource", "=", "salaryPerson"),
    )
    .where(sql<boolean>`line.sb_gr + line.sb_dw + line.gjj_gr + line.gjj_dw > 0`)
    .select([
      "line.ofCompany",
      "line.ryid",
      "line.sbGr",
      "line.sbDw",
      "line.gjjGr",
      "line.gjjDw",
      sql<string>`line.sb_gr + line.sb_dw + line.gjj_gr + line.gjj_dw`.as("payTotal"),
      sql<string>`coalesce((person.fields ->> 'sbjs')::numeric, 0)`.as("baseAmount"),
      sql<string>`person.fields ->> 'xm'`.as("xm"),
      sql<string>`person.fields ->> 'zjhm'`.as("zjhm"),
    ]);
}

function sumOf(names: readonly string[]): RawBuilder<string> {
  const amounts = names.map((name) => sql`coalesce((l.fields ->> ${sql.lit(name)})::numeric, 0)`);
  return sql<string>`coalesce(sum(${sql.join(amounts, sql` + `)}), 0)`;
}

/*
 * Each of these is read company by company, through the index of its records: joined as a whole, the database would
 * take it for a few rows and go through all of them for every company.
 */
const OF_COMPANY = sql<number>`${sql.ref("company.companyId")}`;

function sumsOfCompany(db: TenantDb, month: Month) {
  return db
    .selectFrom(selectInsured(db, month).where("line.ofCompany", "=", OF_COMPANY).as("one"))
    .select((select) => [
      select.fn.countAll<number>().as("insuredNum"),
      select.fn.sum<string>("one.baseAmount").as("baseAmount"),
      select.fn.sum<string>("one.sbGr").as("sbGr"),
      select.fn.sum<string>("one.sbDw").as("sbDw"),
      select.fn.sum<string>("one.gjjGr").as("gjjGr"),
      select.fn.sum<string>("one.gjjDw").as("gjjDw"),
      select.fn.sum<string>("one.payTotal").as("payTotal"),
    ])
    .as("paid");
}

/** The sums that the offices levied, as they were last set beside the payroll. */
function comparedOfCompany(db: TenantDb, { kjnd, kjqj }: Month) {
  return db
    .selectFrom("plainRecord as c")
    .select([
      sql<string | null>`sum((c.fields ->> 'sbGr')::numeric + (c.fields ->> 'sbDw')::numeric)`.as(
        "leviedTotal",
      ),
      sql<number>`count(*) filter (where c.fields ->> 'state' = ${sql.lit(String(DIFFERS))})`.as("diffNum"),
    ])
    .where("c.resource", "=", "salarySbSync")
    .where("c.companyId", "=", OF_COMPANY)
    .where("c.kjnd", "=", kjnd)
    .where("c.kjqj", "=", kjqj)
    .as("levied");
}

/** The last collection of a company's social insurance; one whose job broke off without a word has failed. */
function lastTask(db: TenantDb, { kjnd, kjqj }: Month) {
  return db
    .selectFrom("plainRecord as t")
    .leftJoin("job", (join) =>
      join.on("job.taskid", "=", sql<string>`t.fields ->> 'taskid'`).on("job.status", "=", 0),
    )
    .select([
      sql<number>`case when (t.fields ->> 'cjzt')::integer in (0, 1)
        then case when job.taskid is null then 5 else 1 end
        else (t.fields ->> 'cjzt')::integer end`.as("cjzt"),
      sql<string>`t.fields ->> 'taskid'`.as("taskid"),
      sql<string | null>`t.fields ->> 'message'`.as("collectMessage"),
      sql<string | null>`t.fields ->> 'endTime'`.as("collectTime"),
    ])
    .where("t.resource", "=", "collectTask")
    .where("t.companyId", "=", OF_COMPANY)
    .where(sql`(t.fields ->> 'taskKind')::integer`, "=", SOCIAL_TASK)
    .where("t.kjnd", "=", kjnd)
    .where("t.kjqj", "=", kjqj)
    .orderBy("t.id", "desc")
    .limit(1)
    .as("task");
}

/** The form of the month, where the bureau's registration requires one. */
function declaredForm(db: TenantDb, { kjnd, kjqj }: Month) {
  return db
    .selectFrom("plainRecord as f")
    .select([sql<number | null>`min((f.fields ->> 'reportStatus')::integer)`.as("declareStatus")])
    .where("f.resource", "=", "reportBox")
    .where("f.companyId", "=", OF_COMPANY)
    .where(sql`(f.fields ->> 'szid')::integer`, "=", SOCIAL_INSURANCE)
    .where("f.kjnd", "=", kjnd)
    .where("f.kjqj", "=", kjqj)
    .as("form");
}

/** Values of the code table `socialInsuranceState`. */
export const SOCIAL_STATE = { nobody: 0, unchecked: 1, differs: 2, checked: 3 } as const;

export const socialState = (): RawBuilder<number> => sql<number>`case
  when paid.insured_num = 0 then ${sql.lit(SOCIAL_STATE.nobody)}
  when levied.levied_total is null then ${sql.lit(SOCIAL_STATE.unchecked)}
  when levied.diff_num > 0 then ${sql.lit(SOCIAL_STATE.differs)}
  else ${sql.lit(SOCIAL_STATE.checked)} end`;

/** The clients that are served in a month, each with what its payroll and the offices say of its social insurance. */
export function selectContributions({ db, clock }: Pick<FirmContext, "db" | "clock">, month: Month) {
  return selectCompanies({ db, clock })
    .leftJoinLateral(sumsOfCompany(db, month), (join) => join.onTrue())
    .leftJoinLateral(comparedOfCompany(db, month), (join) => join.onTrue())
    .leftJoinLateral(lastTask(db, month), (join) => join.onTrue())
    .leftJoinLateral(declaredForm(db, month), (join) => join.onTrue())
    .where("company.isRemove", "=", 0)
    .where(servedIn(periodName(month)))
    .select([
      "company.cityId",
      "paid.insuredNum",
      "paid.baseAmount",
      "paid.sbGr",
      "paid.sbDw",
      "paid.gjjGr",
      "paid.gjjDw",
      "paid.payTotal",
      "levied.leviedTotal",
      "levied.diffNum",
      "task.cjzt",
      "task.taskid",
      "task.collectMessage",
      "task.collectTime",
      "form.declareStatus",
      socialState().as("checkState"),
    ]);
}

export type ContributionQuery = ReturnType<typeof selectContributions>;
