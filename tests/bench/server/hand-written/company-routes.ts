import { maskPhone } from "../../../../src/domain/mask.ts";
import { containing } from "../../../../server/records/query/containing.ts";
import { searchPattern } from "../../../../src/domain/name-search.ts";
import type { HandDatabase, Query, Row } from "./database.ts";
import { pageOf } from "./page-of.ts";
import type { User } from "./sign-in.ts";

interface ListBody {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly companyName?: string;
  readonly taxlayerType?: string;
  readonly sortField?: "companyName";
}

type Company = Row & {
  readonly companyId: number;
  readonly lxrPhone: string | null;
  readonly stopPeriod: string | null;
  readonly resumePeriod: string | null;
  readonly status: number;
  readonly isRemove: number;
};

/** The companies in service that the user sees. */
export async function companyList(
  { query }: HandDatabase,
  { gsid, scope }: User,
  body: ListBody,
  today: string,
) {
  const month = today.slice(0, 7);
  const { pageNum, pageSize, companyName, taxlayerType, sortField } = body;
  const values: unknown[] = [gsid, month];
  const value = (parameter: unknown) => `$${values.push(parameter)}`;
  const where = ["c.gsid = $1", "c.is_remove = 0", `not ${stoppedIn("$2")}`];
  if (companyName !== undefined) {
    const [like, pattern] = containing(companyName);
    const named = `${like} ${value(pattern)}`;
    const reading = searchPattern(companyName);
    const read = reading === null ? "false" : `c.reading ~ ${value(reading)}`;
    where.push(`(c.company_name ${named} or c.khbm ${named} or c.taxlayer_no ${named} or ${read})`);
  }
  if (taxlayerType !== undefined) where.push(`c.taxlayer_type = ${value(taxlayerType)}`);
  if (scope) where.push(seen(value(scope)));
  const from = `from company c where ${where.join(" and ")}`;
  const order =
    sortField === undefined ? "c.create_time desc, c.company_id desc" : "c.zjm, c.company_name, c.company_id";
  const { rows: page, total } = await pageOf(query, {
    columns: `c.company_id as "companyId"`,
    from,
    order,
    values,
    pageNum,
    pageSize,
  });
  const ids = page.map(({ companyId }) => Number(companyId));
  const rows = await query<Company>(
    `select c.company_id as "companyId", c.khbm, c.zjm, c.company_name as "companyName", c.taxlayer_no as "taxlayerNo",
       c.taxlayer_type as "taxlayerType", c.nsqxdm, c.company_type as "companyType", c.province_id as "provinceId",
       c.industry, c.legal_person as "legalPerson", c.regist_type as "registType",
       c.taxlayer_credit_rating as "taxlayerCreditRating", c.begin_date as "beginDate", c.create_time as "createTime",
       c.update_time as "updateTime", s.stop_period as "stopPeriod", s.resume_period as "resumePeriod",
       c.remove_time as "removeTime", case when s.stop_period <= $3 then 0 else 1 end as status, c.is_remove as "isRemove", l.name as "lxrName", l.phone as "lxrPhone",
       r.name as "removeUserName", c.row_version::text as "rowVersion"
     from company c
     left join company_contact l on l.gsid = c.gsid and l.company_id = c.company_id and l.is_common
     left join service_stop s on s.gsid = c.gsid and s.company_id = c.company_id
       and (s.resume_period is null or s.resume_period > $3)
     left join staff r on r.gsid = c.gsid and r.user_id = c.remove_user_id
     where c.gsid = $1 and c.company_id = any($2)`,
    [gsid, ids, month],
  );
  rows.sort((left, right) => ids.indexOf(left.companyId) - ids.indexOf(right.companyId));
  return { list: await withTagsAndStaff(query, gsid, rows), total };
}

/** Of a company, called `c`: its service is stopped in the month. */
function stoppedIn(month: string): string {
  return `exists (select 1 from service_stop s where s.gsid = $1 and s.company_id = c.company_id
    and s.stop_period <= ${month} and (s.resume_period is null or s.resume_period > ${month}))`;
}

function seen(scope: string): string {
  return `c.company_id in (select g.company_id from company_grant g where g.gsid = $1 and g.user_id = any(${scope}))`;
}

async function withTagsAndStaff(query: Query, gsid: number, rows: readonly Company[]) {
  const ids = rows.map(({ companyId }) => companyId);
  const tags = await query<{ companyId: number; id: number; name: string; color: string }>(
    `select ct.company_id as "companyId", t.id, t.name, t.color from company_tag ct
     join tag t on t.gsid = ct.gsid and t.id = ct.tag_id
     where ct.gsid = $1 and ct.company_id = any($2) order by t.id`,
    [gsid, ids],
  );
  const staff = await query<{ companyId: number; userId: number; name: string }>(
    `select g.company_id as "companyId", s.user_id as "userId", s.name from company_grant g
     join staff s on s.gsid = g.gsid and s.user_id = g.user_id
     where g.gsid = $1 and g.company_id = any($2) and s.is_remove = 0 order by s.user_id`,
    [gsid, ids],
  );
  return rows.map(({ status, isRemove, lxrPhone, resumePeriod: _resume, ...company }) => {
    const companyStaff = staff.filter(({ companyId }) => companyId === company.companyId);
    const { stopPeriod } = company;
    return {
      ...company,
      lxrPhone: lxrPhone === null ? null : maskPhone(lxrPhone),
      statusCode: isRemove === 1 ? 2 : status,
      stopYear: stopPeriod === null ? null : Number(stopPeriod.slice(0, 4)),
      stopMonth: stopPeriod === null ? null : Number(stopPeriod.slice(5, 7)),
      statusRemark: null,
      tags: tags
        .filter(({ companyId }) => companyId === company.companyId)
        .map(({ id, name: label, color }) => ({ id, label, color })),
      userIds: companyStaff.map(({ userId }) => userId),
      userNames: companyStaff.map(({ name }) => name).join("、"),
    };
  });
}

export async function companyCount({ query }: HandDatabase, { gsid, scope }: User, today: string) {
  const groups = await query<{ status: number; isRemove: number; total: number }>(
    `select case when ${stoppedIn("$2")} then 0 else 1 end as status, c.is_remove as "isRemove", count(*) as total
     from company c where c.gsid = $1 ${scope ? `and ${seen("$3")}` : ""} group by 1, 2`,
    [gsid, today.slice(0, 7), ...(scope ? [scope] : [])],
  );
  const sum = (holds: (group: { status: number; isRemove: number }) => boolean) =>
    groups.filter(holds).reduce((total, group) => total + group.total, 0);
  return {
    active: sum(({ status, isRemove }) => isRemove === 0 && status === 1),
    stopped: sum(({ status, isRemove }) => isRemove === 0 && status === 0),
    trash: sum(({ isRemove }) => isRemove === 1),
  };
}

/** The clients by kind; counted where they are. */
export async function homeBoard({ query }: HandDatabase, { gsid, scope }: User, today: string) {
  const month = today.slice(0, 7);
  const [counts] = await query(
    `select count(*) as total, count(*) filter (where c.served) as "inService",
       count(*) filter (where not c.served) as stopped,
       count(*) filter (where c.served and c.taxlayer_type = '001') as general,
       count(*) filter (where c.served and c.taxlayer_type <> '001') as small,
       count(*) filter (where to_char(c.begin_date, 'YYYY-MM') = $2) as "addedThisMonth",
       count(*) filter (where exists (select 1 from service_stop s
         where s.gsid = $1 and s.company_id = c.company_id and s.stop_period = $2)) as "stoppedThisMonth"
     from (select c.*, not ${stoppedIn("$2")} as served from company c) c
     where c.gsid = $1 and c.is_remove = 0 ${scope ? `and ${seen("$3")}` : ""}`,
    [gsid, month, ...(scope ? [scope] : [])],
  );
  return counts;
}
