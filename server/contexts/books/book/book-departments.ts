import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { inService } from "../../../access/served-months.ts";
import { departmentsUnder, readDepartments } from "../../people/door.ts";

/** Every department, with its people and how many companies in service they keep, those below it included. */
export const allDepartments = operation("book.allDepart", async (_params, context) => await readAll(context));

/** The departments whose companies the user may see. */
export const ownDepartments = operation("book.depart", async (_params, context) => {
  const { db, user } = context;
  const departments = await readAll(context);
  if ((await companyScope(db, user)) === null) return departments;
  const { deptId } = await db
    .selectFrom("staff")
    .select("deptId")
    .where("userId", "=", user.id)
    .executeTakeFirstOrThrow();
  const open = user.userKind === "ordinary" ? [deptId] : await departmentsUnder(db, deptId);
  return departments.filter((department) => open.includes(department.deptId));
});

/** The users of a department and those below it, with the number of companies in service that each keeps. */
export const usersByDepartment = operation("book.userByDepart", async ({ departId }, context) => {
  const departments = await departmentsUnder(context.db, departId);
  const people = (await readPeople(context)).filter(({ deptId }) => departments.includes(deptId));
  return people.map(({ userId, userName, deptId, companies }) => ({
    userId,
    userName,
    deptId,
    companyNum: companies.length,
  }));
});

/** The kinds of taxpayer, with how many companies in service are one. */
export const bookTypes = operation("book.type", async (_params, context) => {
  const { db, user, clock } = context;
  const counted = await db
    .selectFrom("company")
    .select(["taxlayerType", (from) => from.fn.countAll<number>().as("companyNum")])
    .where("isRemove", "=", 0)
    .where(inService(clock))
    .where(withinScope(await companyScope(db, user)))
    .groupBy("taxlayerType")
    .execute();
  const table = context.project.enums.get("taxlayerType") ?? [];
  return table.map(({ value, label }) => ({
    type: String(value),
    name: label,
    companyNum: counted.find(({ taxlayerType }) => taxlayerType === value)?.companyNum ?? 0,
  }));
});

async function readAll(context: FirmContext) {
  const { db } = context;
  const people = await readPeople(context);
  const departments = await readDepartments(db);
  const rows = [];
  for (const { deptId, deptName, parentId } of departments) {
    const below = await departmentsUnder(db, deptId);
    const users = people.filter((person) => below.includes(person.deptId));
    const companies = new Set(users.flatMap((person) => person.companies));
    rows.push({ deptId, deptName, parentId, userNum: users.length, companyNum: companies.size });
  }
  return rows;
}

interface Person {
  readonly userId: number;
  readonly userName: string;
  readonly deptId: number;
  readonly companies: readonly number[];
}

async function readPeople({ db, clock }: FirmContext): Promise<Person[]> {
  const staff = await db
    .selectFrom("staff")
    .select(["userId", "name as userName", "deptId"])
    .where("status", "=", 1)
    .where("isRemove", "=", 0)
    .orderBy("userId")
    .execute();
  const grants = await db
    .selectFrom("companyGrant")
    .innerJoin("company", "company.companyId", "companyGrant.companyId")
    .select(["companyGrant.userId", "company.companyId"])
    .where("company.isRemove", "=", 0)
    .where(inService(clock))
    .execute();
  return staff.map((person) => ({
    ...person,
    companies: grants.filter(({ userId }) => userId === person.userId).map(({ companyId }) => companyId),
  }));
}
