import type { RecordRow } from "../../../records/record-row.ts";
import { specialCaseFaults } from "../../../../src/domain/tax/special-case-types.ts";
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
/** 无票收入 among the types. */
export const UNINVOICED = 5;

/** The special cases that a company has declared beside its invoices in a month, in the order of the types. */
export async function readSpecialCases(
  context: FirmContext,
  { companyId, kjnd, kjqj }: PeriodOf,
): Promise<RecordRow<"specialCase">[]> {
  const store = await RecordStore.open("specialCase", context);
  return await store.list({ where: { companyId, kjnd, kjqj } });
}

/** 无票收入 with an amount: it stays until the amount is set to 0. */
export function isKeptUninvoiced({
  specialType,
  amount,
}: Pick<RecordRow<"specialCase">, "specialType" | "amount">): boolean {
  return specialType === UNINVOICED && (amount ?? 0) !== 0;
}

/** As screens show them; the addresses of the attachments lead to the files. */
export async function presentSpecialCases(cases: readonly RecordRow<"specialCase">[], context: FirmContext) {
  const titles = context.project.enums.get("specialCaseTypeId") ?? [];
  return cases.map((specialCase) => {
    const annexes = annexesOf(specialCase);
    const link = ({ name, url }: Annex) => ({ name, url });
    return {
      specialType: specialCase.specialType,
      specialTypeName: titles.find(({ value }) => value === specialCase.specialType)?.label ?? "其他",
      amount: specialCase.amount ?? null,
      sl: specialCase.sl ?? null,
      bz: specialCase.bz ?? null,
      annexUrlList: {
        fileUrlList: annexes.filter(({ fileType }) => fileType !== IMAGE).map(link),
        imageUrlList: annexes.filter(({ fileType }) => fileType === IMAGE).map(link),
      },
    };
  });
}

/** The gaps of each special case, as “类型：金额、附件”; empty when all are complete. */
export async function incompleteCases(
  cases: readonly RecordRow<"specialCase">[],
  context: FirmContext,
): Promise<string[]> {
  const titles = context.project.enums.get("specialCaseTypeId") ?? [];
  return cases.flatMap((specialCase) => {
    const faults = specialCaseFaults({
      specialType: specialCase.specialType,
      amount: specialCase.amount ?? null,
      bz: specialCase.bz ?? null,
      annexCount: annexesOf(specialCase).length,
    });
    const title = titles.find(({ value }) => value === specialCase.specialType)?.label ?? "特殊情况";
    return faults.length === 0 ? [] : [`${title}：${faults.join("、")}`];
  });
}

export function annexesOf(specialCase: RecordRow<"specialCase">): readonly Annex[] {
  return specialCase.annexList ?? [];
}
