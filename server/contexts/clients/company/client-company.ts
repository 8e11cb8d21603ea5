import { maskIdentity, maskPhone } from "../../../../src/domain/mask.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { presentCompanies, selectCompanies } from "./company-rows.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { Refusal } from "../../../platform/errors.ts";

const CARD = [
  "companyId",
  "companyName",
  "khbm",
  "taxlayerNo",
  "taxlayerType",
  "nsqxdm",
  "statusCode",
  "userNames",
  "lxrName",
  "lxrPhone",
] as const;

export type Reading = Pick<FirmContext, "db" | "user" | "clock">;

/** All facts of one client company, in the recycle bin too; personal data is masked. */
export const companyServiceInfo = operation(
  "company.serviceInfo",
  async ({ companyId }, context) => await readClientCompany(context, companyId),
);

/** The few facts of a client company that lists show beside its name. */
export const companyCard = operation("company.card", async ({ companyId }, context) =>
  pickFields(await readClientCompany(context, companyId), CARD),
);

/** Refuses a company that is none the user may see. */
export async function readClientCompany(context: Reading, companyId: number) {
  const stored = await readCompany(context, companyId);
  const [row] = await presentCompanies(
    context,
    await selectCompanies(context).where("company.companyId", "=", companyId).execute(),
  );
  if (!row) throw new Error(`company ${companyId} went away while it was read`);
  const { removeTime: _time, removeUserName: _name, ...shown } = row;
  const masked = (text: string | null, mask: (whole: string) => string) =>
    text === null ? null : mask(text);
  return {
    ...shown,
    // Of the row that was read first: of a newer one the values here might not be.
    rowVersion: stored.rowVersion,
    companyTag: row.tags.map(({ label }) => label).join("、"),
    legalPersonPhone: masked(stored.legalPersonPhone, maskPhone),
    legalPersonIdCardType: stored.legalPersonIdCardType,
    legalPersonIdCardNo: masked(stored.legalPersonIdCardNo, maskIdentity),
    address: stored.address,
    businessScope: stored.businessScope,
    registCapital: yuan(stored.registCapital),
    investLimit: yuan(stored.investLimit),
    registrationDate: stored.registrationDate,
    isFdq: stored.isFdq,
    fdqStartYear: stored.fdqStartYear,
    fdqStartMonth: stored.fdqStartMonth,
    fdqStopYear: stored.fdqStopYear,
    fdqStopMonth: stored.fdqStopMonth,
    personCount: stored.personCount,
    creditRating: stored.taxlayerCreditRating,
    creditRatingDesc: creditDescription(stored.evaluateYear, stored.taxlayerCreditRating),
    evaluateYear: stored.evaluateYear,
    financePerson: stored.financePerson,
    financePersonPhone: masked(stored.financePersonPhone, maskPhone),
    taxProxyPersonName: stored.taxProxyPersonName,
    taxPersonPhone: masked(stored.taxPersonPhone, maskPhone),
    cityId: stored.cityId,
    areaId: stored.areaId,
    scales: stored.scales,
    surtaxReliefFrom: stored.surtaxReliefFrom,
    surtaxReliefTo: stored.surtaxReliefTo,
    cwcshzt: null,
    sfwxcsh: false,
    hbExist: false,
  };
}

/** The stored company with its secrets. Refuses one that is none the user may see. */
export async function readCompany({ db, user }: Pick<Reading, "db" | "user">, companyId: number) {
  const stored = await db
    .selectFrom("company")
    .selectAll()
    .where("companyId", "=", companyId)
    .where(withinScope(await companyScope(db, user)))
    .executeTakeFirst();
  if (!stored) throw new Refusal("missing", "客户不存在或已被彻底删除，请刷新后重试");
  return stored;
}

/** Money of the database as yuan of the wire. */
export function yuan(money: string | null): number | null {
  return money === null ? null : Number(money);
}

function creditDescription(year: number | null, rating: string | null): string | null {
  return rating === null ? null : `${year === null ? "" : `${year} 年度`}纳税信用 ${rating} 级`;
}
