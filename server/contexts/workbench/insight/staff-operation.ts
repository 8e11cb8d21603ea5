import { sql } from "kysely";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { pageRows } from "../../../records/query/page-rows.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { Selection } from "../../../records/query/select-records.ts";
import { within } from "../../../records/query/within.ts";
import { inService } from "../../../access/served-months.ts";
import { selectHomeCompanies } from "../home/home-companies.ts";
import { daysOfMonth } from "./month.ts";

const UNFINISHED = [0, 1, 2];

/** The clients of each member of staff, and their work in a month. */
export const staffOperation = operation(
  "operationPlatform.staff",
  async ({ kjnd, kjqj, ...params }, context) => {
    const span = daysOfMonth({ kjnd, kjqj });
    const companies = await companiesByStaff(context);
    const received = await (
      await RecordStore.open("feeRecord", context)
    ).groupBy(["userId"], { conditions: within("payTime", ...span) }, ["amount"]);
    const amounts = new Map(received.map(({ key, sum }) => [key.userId, sum.amount]));
    const done = await countBy(
      "workOrder",
      "processerId",
      { conditions: within("finishTime", ...span) },
      context,
    );
    const open = await countBy("workOrder", "processerId", { where: { status: UNFINISHED } }, context);
    const visits = await countBy(
      "visitRecord",
      "userId",
      { conditions: within("visitTime", ...span) },
      context,
    );
    const rows = (await readStaff(context)).map((member) => ({
      ...member,
      companyNum: companies.get(member.userId) ?? 0,
      received: amounts.get(member.userId) ?? 0,
      orderDoneNum: done.get(member.userId) ?? 0,
      openOrderNum: open.get(member.userId) ?? 0,
      visitNum: visits.get(member.userId) ?? 0,
    }));
    return pageRows(await findOperation(context, "operationPlatform.staff"), rows, params);
  },
);

async function readStaff({ db }: FirmContext) {
  return await db
    .selectFrom("staff")
    .innerJoin("department", "department.deptId", "staff.deptId")
    .select(["staff.userId", "staff.name as userName", "department.deptId", "department.deptName"])
    .where("staff.isRemove", "=", 0)
    .where("staff.status", "=", 1)
    .orderBy("staff.userId")
    .execute();
}

async function companiesByStaff(context: FirmContext): Promise<ReadonlyMap<number, number>> {
  const served = (await selectHomeCompanies({}, context)).where(inService(context.clock)).select("companyId");
  const rows = await context.db
    .selectFrom("companyGrant")
    .where("companyId", "in", served)
    .select(["userId", sql<number>`count(*)::int`.as("num")])
    .groupBy("userId")
    .execute();
  return new Map(rows.map(({ userId, num }) => [userId, num]));
}

async function countBy(
  kind: "workOrder" | "visitRecord",
  field: string,
  selection: Selection,
  context: FirmContext,
): Promise<ReadonlyMap<number, number>> {
  const store = await RecordStore.open(kind, context);
  const groups = await store.groupBy([field], selection);
  return new Map(groups.map(({ key, count }) => [Number(key[field]), count]));
}
