import { readName } from "../src/domain/name-reading.ts";
import type { Kysely } from "kysely";
import type { Clock } from "../server/platform/clock.ts";
import type { Database } from "../server/tables/tables.ts";
import { type TenantDb, tenantDb } from "../server/platform/database/tenant-db.ts";
import { withoutForeignKeys } from "../server/platform/database/without-foreign-keys.ts";
import type { PermissionTree } from "../server/access/permission-tree.ts";
import { DEMO_FIRMS, type DemoAccount, type DemoFirm } from "./demo-accounts.ts";
import { DEMO_DEPARTMENTS, DEMO_ROLES, type DemoDepartment, roleCodes } from "./demo-organisation.ts";
import { seedOperationLog } from "./demo-operation-log.ts";
import { FIRST_COHORT } from "./demo-cohort.ts";
import { type DemoFirmMemory, demoWorld } from "./demo-world.ts";
import { type Enlargement, enlargeFirm } from "./enlarge-firm.ts";
import { seedAreas } from "./seed-areas.ts";
import { DEMO_PASSWORD_HASH, demoPhone, demoStaff } from "./demo-staff.ts";
import { type SeededStaff, seedCompanies } from "./seed-companies.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Fills an empty database with the two firms; leaves any other alone. Times are relative to the clock. An enlargement
 * gives the first firm more clients; everything else is the same with it as without. Only within a transaction.
 */
export async function seed(
  db: Kysely<Database>,
  clock: Clock,
  permissions: PermissionTree,
  enlargement?: Enlargement,
): Promise<void> {
  if (await db.selectFrom("firm").select("gsid").executeTakeFirst()) return;
  await withoutForeignKeys(db, LARGE_TABLES, async () => {
    const seeded: SeededFirm[] = [];
    for (const firm of DEMO_FIRMS) seeded.push(await seedFirm(db, firm, clock, permissions));
    const [first] = seeded;
    if (first && enlargement) await enlargeFirm({ whole: db, clock, ...first }, enlargement);
  });
}

/** They get rows by the ten thousand. */
const LARGE_TABLES = ["invoice", "plainRecord"] as const;

/** The options for making more clients of a firm. */
interface SeededFirm {
  readonly gsid: number;
  /** Those who work; the first may do everything. */
  readonly staff: readonly SeededStaff[];
  readonly memory: DemoFirmMemory;
}

async function seedFirm(
  whole: Kysely<Database>,
  firm: DemoFirm,
  clock: Clock,
  permissions: PermissionTree,
): Promise<SeededFirm> {
  const { gsid } = firm;
  const db = tenantDb(whole, gsid);
  const { name: gsmc, areaCode: dqbm, productType } = firm;
  await db.insertInto("firm").values({ gsmc, dqbm, productType }).execute();
  await db.insertInto("firmProduct").values({ productId: 1, productName: "代账工作台" }).execute();
  const departments = new Map<string, number>();
  await seedDepartments(db, DEMO_DEPARTMENTS[firm.gsid] ?? [], null, departments);
  const roles = await seedRoles(db, permissions);
  const staff = demoStaff(firm, firm === DEMO_FIRMS[0]);
  const working: SeededStaff[] = [];
  const operators: { userId: number; name: string; manages: boolean }[] = [];
  for (const [index, person] of staff.entries()) {
    const { userId } = await db
      .insertInto("staff")
      .values(staffRow(firm, person, index, idOf(departments, person.department), clock))
      .returning("userId")
      .executeTakeFirstOrThrow();
    await seedBelongings(db, firm, person, { userId, roles });
    if (!person.state) working.push({ userId, account: person.account, roles: person.roles });
    const manages = person.userKind === "admin" || person.userKind === "branchAdmin";
    if (!person.state) operators.push({ userId, name: person.person, manages });
  }
  const memory: DemoFirmMemory = { own: new Map(), serials: new Map() };
  const companies = await seedCompanies(db, gsid, working, clock);
  const cohort = FIRST_COHORT;
  await seedAreas(await demoWorld({ gsid, db, whole, clock, cohort, memory, companies, staff: working }));
  await seedOperationLog(db, clock, operators);
  return { gsid, staff: working, memory };
}

async function seedDepartments(
  db: TenantDb,
  departments: readonly DemoDepartment[],
  parentId: number | null,
  ids: Map<string, number>,
): Promise<void> {
  for (const [position, { name: deptName, branch = 0, under = [] }] of departments.entries()) {
    const { deptId } = await db
      .insertInto("department")
      .values({ deptName, parentId, position, branch })
      .returning("deptId")
      .executeTakeFirstOrThrow();
    ids.set(deptName, deptId);
    await seedDepartments(db, under, deptId, ids);
  }
}

async function seedRoles(db: TenantDb, permissions: PermissionTree): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const role of DEMO_ROLES) {
    const { roleId } = await db
      .insertInto("role")
      .values({ roleName: role.name, remark: role.remark })
      .returning("roleId")
      .executeTakeFirstOrThrow();
    ids.set(role.name, roleId);
    const codes = roleCodes(permissions, role).map((row) => ({ ...row, roleId }));
    await db.insertInto("rolePermission").values(codes).execute();
  }
  return ids;
}

function staffRow(firm: DemoFirm, person: DemoAccount, index: number, deptId: number, clock: Clock) {
  const { account, person: name, userKind, state = {} } = person;
  return {
    name,
    reading: readName(name),
    account,
    phone: demoPhone(firm.gsid, index),
    deptId,
    userKind,
    status: state.status ?? 1,
    isRemove: state.isRemove ?? 0,
    permission: state.permission === undefined ? true : state.permission,
    initStatus: state.initStatus ?? 2,
    expireTime: clock.after((state.expired ? -10 : 365) * DAY_MS),
    lastLoginTime: index % 7 === 6 ? null : officeHours(clock.after(-(1 + (index % 9)) * DAY_MS), index * 11),
    createTime: officeHours(clock.after(-(900 - index * 17) * DAY_MS), index * 13),
    passwordHash: DEMO_PASSWORD_HASH,
    passwordDue: person.passwordDue ? 1 : 0,
  };
}

/** The same day at some minute between 08:30 and 17:30. */
function officeHours(time: string, minute: number): string {
  const since = 8 * 60 + 30 + (minute % (9 * 60));
  const [hours, minutes] = [Math.floor(since / 60), since % 60].map((part) => String(part).padStart(2, "0"));
  return `${time.slice(0, 10)} ${hours}:${minutes}:00`;
}

async function seedBelongings(
  db: TenantDb,
  firm: DemoFirm,
  { roles: roleNames, state }: DemoAccount,
  { userId, roles }: { userId: number; roles: ReadonlyMap<string, number> },
): Promise<void> {
  for (const role of roleNames) {
    await db
      .insertInto("staffRole")
      .values({ userId, roleId: idOf(roles, role) })
      .execute();
  }
  const version = state?.version === undefined ? firm.version : state.version;
  if (version)
    await db
      .insertInto("staffVersion")
      .values({ ...version, userId })
      .execute();
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo data names "${name}", which does not exist`);
  return id;
}
