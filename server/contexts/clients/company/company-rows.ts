import { monthLabel, periodParts } from "../../../../src/domain/period.ts";
import { maskPhone } from "../../../../src/domain/mask.ts";
import { currentMonth, serviceStatus } from "../../../access/served-months.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";

/** Status of a company on the wire. */
export const IN_SERVICE = 1;
export const STOPPED = 0;
export const IN_TRASH = 2;

/** Companies with what lists show, not yet narrowed or ordered; `stop`: the one that holds today or is to come. */
export function selectCompanies({ db, clock }: Pick<FirmContext, "db" | "clock">) {
  return db
    .selectFrom("company")
    .leftJoin("companyContact as lxr", (join) =>
      join.onRef("lxr.companyId", "=", "company.companyId").on("lxr.isCommon", "=", true),
    )
    .leftJoin("serviceStop as stop", (join) =>
      join
        .onRef("stop.companyId", "=", "company.companyId")
        .on((stop) =>
          stop.or([
            stop("stop.resumePeriod", "is", null),
            stop("stop.resumePeriod", ">", currentMonth(clock)),
          ]),
        ),
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
      "company.removeTime",
      "company.isRemove",
      "lxr.name as lxrName",
      "lxr.phone as lxrPhone",
      "remover.name as removeUserName",
      "stop.stopPeriod",
      "stop.resumePeriod",
    ])
    .select(serviceStatus(clock).as("status"));
}

export type CompanyQuery = ReturnType<typeof selectCompanies>;
type SelectedCompany = Awaited<ReturnType<CompanyQuery["execute"]>>[number];

/** Adds each company's tags and staff, and masks what is personal. */
export async function presentCompanies(
  { db, clock }: Pick<FirmContext, "db" | "clock">,
  companies: readonly SelectedCompany[],
) {
  const ids = companies.map(({ companyId }) => companyId);
  const [tags, staff] = ids.length === 0 ? [[], []] : [await readTags(db, ids), await readKeepers(db, ids)];
  return companies.map(({ status, isRemove, lxrPhone, resumePeriod, ...company }) => {
    const keepers = staff.filter(({ companyId }) => companyId === company.companyId);
    return {
      ...company,
      lxrPhone: lxrPhone === null ? null : maskPhone(lxrPhone),
      statusCode: statusCode({ status, isRemove }),
      ...yearAndMonth(company.stopPeriod),
      statusRemark: remarkOf(company.stopPeriod, resumePeriod, currentMonth(clock)),
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

/** The change of the service that is to come; null: it stays as it is. */
function remarkOf(stopPeriod: string | null, resumePeriod: string | null, month: string): string | null {
  if (stopPeriod !== null && stopPeriod > month) return `将于${monthLabel(stopPeriod)}停止服务`;
  return resumePeriod === null ? null : `将于${monthLabel(resumePeriod)}恢复服务`;
}

function yearAndMonth(stopPeriod: string | null) {
  if (stopPeriod === null) return { stopYear: null, stopMonth: null };
  const { kjnd, kjqj } = periodParts(stopPeriod);
  return { stopYear: kjnd, stopMonth: kjqj };
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
