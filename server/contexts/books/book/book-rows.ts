import { type Expression, type SqlBool, sql } from "kysely";
import type { RecordName } from "../../../records/record-row.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { servedIn } from "../../../access/served-months.ts";
import { readDepartments, departmentsAbove } from "../../people/door.ts";
import { monthName } from "./book-period.ts";
import { noteConfig } from "./book-note-config.ts";

interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

/**
 * The companies of which this holds, one row each, with how far the books of a month are, and whether they are kept at all;
 * those on top first, then by code.
 */
export async function readBookRows(context: FirmContext, { kjnd, kjqj }: Month, holds: Expression<SqlBool>) {
  const { db, user } = context;
  const month = monthName({ kjnd, kjqj });
  const companies = await db
    .selectFrom("company")
    .leftJoin("companyPeriod as period", (join) =>
      join
        .onRef("period.companyId", "=", "company.companyId")
        .on("period.kjnd", "=", kjnd)
        .on("period.kjqj", "=", kjqj),
    )
    .select([
      "company.companyId as qyid",
      "company.companyName",
      "company.khbm",
      "company.zjm",
      "company.taxlayerNo",
      "company.taxlayerType",
      "company.nsqxdm",
      "period.ztQjzt",
      "period.taxDeclareStatus",
    ])
    .select(sql<boolean>`${servedIn(month)}`.as("isKept"))
    .where("company.isRemove", "=", 0)
    .where(holds)
    .where(withinScope(await companyScope(db, user)))
    .orderBy("company.khbm")
    .execute();
  const hasBegun = month <= context.clock.now().slice(0, 7);
  const books = await byCompany(context, "bookPeriod", { kjnd, kjqj });
  const notes = await byCompany(context, "bookNote", { kjnd, kjqj });
  const tops = await byCompany(context, "bookTop", { userId: user.id });
  const keepers = groupRows(await readKeepers(context), ({ companyId }) => companyId);
  const departments = await readDepartments(db);
  const { showInList } = await noteConfig(context);
  const rows = companies.map((company) => {
    const book = books.get(company.qyid);
    const companyKeepers = keepers.get(company.qyid) ?? [];
    return {
      ...company,
      kjnd,
      kjqj,
      ...bookFields(book),
      serviced: hasBegun ? 1 : 0,
      isTop: tops.has(company.qyid) ? 1 : 0,
      ztQjzt: company.ztQjzt ?? 0,
      taxDeclareStatus: company.taxDeclareStatus ?? 0,
      content: showInList === 1 ? (notes.get(company.qyid)?.content ?? null) : null,
      userIds: companyKeepers.map(({ userId }) => userId),
      userNames: companyKeepers.map(({ name }) => name).join("、"),
      deptIds: [...new Set(companyKeepers.flatMap(({ deptId }) => departmentsAbove(departments, deptId)))],
    };
  });
  return rows.toSorted((a, b) => b.isTop - a.isTop);
}

/** The stored state of a month's books; nothing has come in when there is none. */
export function bookFields(book: Readonly<Record<string, unknown>> | undefined) {
  return {
    arrivalStatus: Number(book?.arrivalStatus ?? 0),
    arrivalTime: (book?.arrivalTime ?? null) as string | null,
    bookStatus: Number(book?.bookStatus ?? 0),
    bookTime: (book?.bookTime ?? null) as string | null,
    voucherNum: Number(book?.voucherNum ?? 0),
  };
}

async function byCompany<Name extends RecordName>(
  context: FirmContext,
  kind: Name,
  where: Readonly<Record<string, number>>,
) {
  const store = await RecordStore.open(kind, context);
  return await store.latestPer("qyid", { where });
}

async function readKeepers({ db }: FirmContext) {
  return await db
    .selectFrom("companyGrant")
    .innerJoin("staff", "staff.userId", "companyGrant.userId")
    .select(["companyGrant.companyId", "staff.userId", "staff.name", "staff.deptId"])
    .where("staff.isRemove", "=", 0)
    .orderBy("staff.userId")
    .execute();
}
