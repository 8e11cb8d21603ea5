import type { Clock } from "../server/platform/clock.ts";
import type { TenantDb } from "../server/platform/database/tenant-db.ts";
import { demoContacts, demoMembers, demoService, demoTags, DEMO_TAGS } from "./demo-company-belongings.ts";
import { type Cohort, FIRST_COHORT, numberInCohort } from "./demo-cohort.ts";
import { type DemoCompany, demoCompanies } from "./demo-companies.ts";

/** A member of the firm's staff who can look after companies. */
export interface SeededStaff {
  readonly userId: number;
  readonly account: string;
  readonly roles: readonly string[];
}

const ACCOUNTANTS: ReadonlySet<string> = new Set(["主办会计", "会计主管"]);
const ADVISERS = "外勤顾问";

/** The accountant of the demonstration: looks after enough companies to work with. */
const BUSY = "sunli";

/** A cohort of the firm's client companies with all that belongs to them. The first of the staff has dispatched them. */
export async function seedCompanies(
  db: TenantDb,
  gsid: number,
  staff: readonly SeededStaff[],
  clock: Clock,
  cohort: Cohort = FIRST_COHORT,
): Promise<readonly DemoCompany[]> {
  const [first] = staff;
  if (!first) throw new Error(`firm ${gsid} has no staff`);
  const companies = demoCompanies(gsid, clock, first.userId, cohort);
  await db
    .insertInto("company")
    .values(companies.map(({ stopPeriod: _stop, ...company }) => company))
    .execute();
  const stops = companies.flatMap(({ companyId, stopPeriod }) =>
    stopPeriod === null ? [] : [{ companyId, stopPeriod, resumePeriod: null }],
  );
  if (stops.length > 0) await db.insertInto("serviceStop").values(stops).execute();
  await db
    .insertInto("companyContact")
    .values(companies.flatMap((company, index) => demoContacts(gsid, company, numberInCohort(cohort, index))))
    .execute();
  await db
    .insertInto("companyService")
    .values(companies.map((company, index) => demoService(company, index, clock)))
    .execute();
  await db.insertInto("companyMember").values(companies.flatMap(demoMembers)).execute();
  await seedTags(db, companies, cohort.number === 0 ? await insertTags(db, clock) : await readTags(db));
  await seedGrants(db, companies, staff, first.userId);
  return companies;
}

interface SeededTag {
  readonly id: number;
}

async function insertTags(db: TenantDb, clock: Clock): Promise<readonly SeededTag[]> {
  return await db
    .insertInto("tag")
    .values(DEMO_TAGS.map(([name, color]) => ({ name, color, createTime: clock.now() })))
    .returning("id")
    .execute();
}

async function readTags(db: TenantDb): Promise<readonly SeededTag[]> {
  return await db.selectFrom("tag").select("id").orderBy("id").execute();
}

async function seedTags(
  db: TenantDb,
  companies: readonly DemoCompany[],
  tags: readonly SeededTag[],
): Promise<void> {
  const rows = companies.flatMap((company, index) =>
    demoTags(company, index).flatMap((place) => {
      const tag = tags[place];
      return tag ? [{ companyId: company.companyId, tagId: tag.id }] : [];
    }),
  );
  await db.insertInto("companyTag").values(rows).execute();
}

async function seedGrants(
  db: TenantDb,
  companies: readonly DemoCompany[],
  staff: readonly SeededStaff[],
  operatorId: number,
): Promise<void> {
  const accountants = staff.filter(({ roles }) => roles.some((role) => ACCOUNTANTS.has(role)));
  const advisers = staff.filter(({ roles }) => roles.includes(ADVISERS));
  const busy = accountants.find(({ account }) => account === BUSY);
  const grants = companies.flatMap(({ companyId, createTime }, index) => {
    const people = [
      accountants[index % accountants.length],
      ...(index % 4 === 0 ? [busy] : []),
      ...(index % 5 === 0 ? [advisers[(index / 5) % advisers.length]] : []),
      ...(index % 20 === 7 ? [staff[0]] : []),
    ];
    const ids = new Set(people.flatMap((person) => (person ? [person.userId] : [])));
    return [...ids].map((userId) => ({ companyId, userId, createTime }));
  });
  await db.insertInto("companyGrant").values(grants).execute();
  const names = new Map(companies.map(({ companyId, companyName }) => [companyId, companyName]));
  const records = [
    ...grants.map((grant) => ({ ...grant, granted: true })),
    ...companies.filter((_one, index) => index % 9 === 4).flatMap(mistaken(grants, accountants)),
  ];
  await db
    .insertInto("companyGrantRecord")
    .values(
      records.map((record) => ({ ...record, companyName: names.get(record.companyId) ?? "", operatorId })),
    )
    .execute();
}

/** The company was given to another user first, and taken back the same day. */
function mistaken(
  grants: readonly { readonly companyId: number; readonly userId: number }[],
  accountants: readonly SeededStaff[],
) {
  return ({ companyId, createTime }: DemoCompany) => {
    const kept = grants.filter((grant) => grant.companyId === companyId);
    const keepers = new Set(kept.map(({ userId }) => userId));
    return accountants
      .filter(({ userId }) => !keepers.has(userId))
      .slice(0, 1)
      .flatMap(({ userId }) => [
        { companyId, userId, createTime, granted: true },
        { companyId, userId, createTime: `${createTime.slice(0, 10)} 17:50:00`, granted: false },
      ]);
  };
}
