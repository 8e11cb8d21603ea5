import { maskPhone } from "../../../../src/domain/mask.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";

/** Status of a company on the wire. */
export const IN_SERVICE = 1;
export const STOPPED = 0;
export const IN_TRASH = 2;

/** Companies with what lists show, not yet narrowed or ordered. */
export function selectCompanies(db: TenantDb) {
  return db
    .selectFrom("company")
    .leftJoin("companyContact as lxr", (join) =>
      join.onRef("lxr.companyId", "=", "company.companyId").on("lxr.isCommon", "=", true),
    )
    .leftJoin("staff as remover", "remover.userId", "company.removeUserId")
    .select([
      "company.companyId",
      "company.khbm",
      "company.zjm",
      "company.companyName",
      "company.taxlayerNo",
      "company.taxlayerType",
      "company.nsqxdm",
      "company.companyType",
      "company.provinceId",
      "company.industry",
      "company.legalPerson",
      "company.registType",
      "company.taxlayerCreditRating",
      "company.beginDate",
      "company.createTime",
      "company.updateTime",
      "company.rowVersion",
      "company.stopYear",
      "company.stopMonth",
      "company.removeTime",
      "company.status",
      "company.isRemove",
      "lxr.name as lxrName",
      "lxr.phone as lxrPhone",
      "remover.name as removeUserName",
    ]);
}

export type CompanyQuery = ReturnType<typeof selectCompanies>;
type SelectedCompany = Awaited<ReturnType<CompanyQuery["execute"]>>[number];

/** Adds each company's tags and staff, and masks what is personal. */
export async function presentCompanies(db: TenantDb, companies: readonly SelectedCompany[]) {
  const ids = companies.map(({ companyId }) => companyId);
  const [tags, staff] = ids.length === 0 ? [[], []] : [await readTags(db, ids), await readKeepers(db, ids)];
  return companies.map(({ status, isRemove, lxrPhone, ...company }) => {
    const keepers = staff.filter(({ companyId }) => companyId === company.companyId);
    return {
      ...company,
      lxrPhone: lxrPhone === null ? null : maskPhone(lxrPhone),
      statusCode: statusCode({ status, isRemove }),
      stopPeriod: stopPeriod(company),
      tags: tags
        .filter(({ companyId }) => companyId === company.companyId)
        .map(({ id, name: label, color }) => ({ id, label, color })),
      userIds: keepers.map(({ userId }) => userId),
      userNames: keepers.map(({ name }) => name).join("、"),
    };
  });
}

export function statusCode({ status, isRemove }: { status: number; isRemove: number }): number {
  return isRemove === 1 ? IN_TRASH : status;
}

function stopPeriod({ stopYear, stopMonth }: { stopYear: number | null; stopMonth: number | null }) {
  return stopYear === null || stopMonth === null ? null : `${stopYear}-${String(stopMonth).padStart(2, "0")}`;
}

async function readTags(db: TenantDb, ids: readonly number[]) {
  return await db
    .selectFrom("companyTag")
    .innerJoin("tag", "tag.id", "companyTag.tagId")
    .select(["companyTag.companyId", "tag.id", "tag.name", "tag.color"])
    .where("companyTag.companyId", "in", ids)
    .orderBy("tag.id")
    .execute();
}

/** The staff who look after each of the companies. */
export async function readKeepers(db: TenantDb, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom("companyGrant")
    .innerJoin("staff", "staff.userId", "companyGrant.userId")
    .select(["companyGrant.companyId", "staff.userId", "staff.name"])
    .where("companyGrant.companyId", "in", ids)
    .where("staff.isRemove", "=", 0)
    .orderBy("staff.userId")
    .execute();
}
