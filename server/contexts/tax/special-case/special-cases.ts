import { groupRows } from "../../../../src/domain/group-rows.ts";
import { SPECIAL_CASE_TYPES, specialCaseFaults } from "../../../../src/domain/tax/special-case-types.ts";
import type { RecordRow } from "../../../records/record-row.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { PeriodOf } from "../company-period/company-period.ts";

export interface Annex {
  readonly name: string;
  readonly url: string;
  /** 1 image, 2 other. */
  readonly fileType: number;
}

const IMAGE = 1;
/** 无票收入 and 旅客运输服务抵扣 among the types. */
export const UNINVOICED = 5;
export const PASSENGER = 3;

/** The special cases that a company has declared beside its invoices in a month, in the order of the types. */
export async function readSpecialCases(
  context: FirmContext,
  { companyId, kjnd, kjqj }: PeriodOf,
): Promise<RecordRow<"specialCase">[]> {
  const store = await RecordStore.open("specialCase", context);
  return await store.list({ where: { companyId, kjnd, kjqj } });
}

/** The same of several companies, by company. */
export async function readCasesByCompany(
  context: FirmContext,
  companyIds: readonly number[],
  { kjnd, kjqj }: Omit<PeriodOf, "companyId">,
): Promise<ReadonlyMap<number, readonly RecordRow<"specialCase">[]>> {
  const store = await RecordStore.open("specialCase", context);
  const cases = await store.list({ where: { companyId: [...companyIds], kjnd, kjqj } });
  return groupRows(cases, ({ companyId }) => companyId);
}

/** 无票收入 with an amount: it stays until the amount is set to 0. */
export function isKeptUninvoiced({
  specialType,
  amount,
}: Pick<RecordRow<"specialCase">, "specialType" | "amount">): boolean {
  return specialType === UNINVOICED && (amount ?? 0) !== 0;
}

/** The fields of a special case as lists of them show it. */
export const LISTED_CASE = ["specialTypeName", "amount", "amountTitle", "sl", "bz", "annexUrlList"] as const;

/** As screens show them; the addresses of the attachments lead to the files. */
export async function presentSpecialCases(cases: readonly RecordRow<"specialCase">[], context: FirmContext) {
  return cases.map((specialCase) => {
    const type = SPECIAL_CASE_TYPES.find(({ id }) => id === specialCase.specialType);
    const annexes = annexesOf(specialCase);
    const link = ({ name, url }: Annex) => ({ name, url });
    return {
      specialType: specialCase.specialType,
      specialTypeName: nameOf(specialCase, cases, context),
      amount: specialCase.amount ?? null,
      amountTitle: type?.amountTitle ?? "金额",
      sl: specialCase.sl ?? null,
      hsbz: specialCase.hsbz ?? null,
      pjlx: specialCase.pjlx ?? null,
      pmje: specialCase.pmje ?? null,
      bz: specialCase.bz ?? null,
      annexUrlList: {
        fileUrlList: annexes.filter(({ fileType }) => fileType !== IMAGE).map(link),
        imageUrlList: annexes.filter(({ fileType }) => fileType === IMAGE).map(link),
      },
    };
  });
}

/** The name of its kind; where a month has several of the kind, with the rate or the tickets by which they differ. */
function nameOf(
  { specialType, sl, pjlx }: RecordRow<"specialCase">,
  cases: readonly RecordRow<"specialCase">[],
  { project }: Pick<FirmContext, "project">,
): string {
  const label = (table: string, code: unknown) =>
    project.enums.get(table)?.find(({ value }) => value === code)?.label;
  const name = label("specialCaseTypeId", specialType) ?? "其他";
  if (cases.filter((other) => other.specialType === specialType).length < 2) return name;
  if (specialType === PASSENGER) return `${name}（${label("passengerTicket", pjlx ?? 0) ?? ""}）`;
  return typeof sl === "number" ? `${name}（${Math.round(sl * 100)}%）` : name;
}

/** The gaps of each special case, as “类型：金额、附件”; empty when all are complete. */
export function incompleteCases(
  cases: readonly RecordRow<"specialCase">[],
  context: Pick<FirmContext, "project">,
): string[] {
  return cases.flatMap((specialCase) => {
    const faults = specialCaseFaults({
      specialType: specialCase.specialType,
      amount: specialCase.amount ?? null,
      bz: specialCase.bz ?? null,
      annexCount: annexesOf(specialCase).length,
    });
    const title = nameOf(specialCase, cases, context);
    return faults.length === 0 ? [] : [`${title}：${faults.join("、")}`];
  });
}

export function annexesOf(specialCase: RecordRow<"specialCase">): readonly Annex[] {
  return specialCase.annexList ?? [];
}
