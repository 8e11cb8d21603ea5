import { yuanToFen } from "../../../../../src/domain/money.ts";
import { type DeductionFault, deductionFaults } from "../../../../../src/domain/payroll/deduction-faults.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import type { Fields } from "../../../../contracts/record.ts";
import { type PayrollPeriod, periodName } from "../payroll-period.ts";
import type { LineAmounts } from "./line-amounts.ts";

const FIELDS = { healthInsurance: "syjkx", pension: "gryl", annuity: "nj" } as const satisfies Record<
  DeductionFault["of"],
  string
>;

/** Person → 个人养老金 in 分 that the year's lines outside a sheet take off; of those for whom some is filled in. */
export async function readPensions(
  inputs: readonly (Fields & { readonly ryid: number })[],
  { id, companyId, kjnd }: Pick<PayrollPeriod, "companyId" | "kjnd"> & { readonly id?: number | undefined },
  context: FirmContext,
): Promise<ReadonlyMap<number, number>> {
  const ryid = inputs.filter(({ gryl }) => Number(gryl ?? 0) > 0).map((input) => input.ryid);
  const sums = new Map<number, number>();
  if (ryid.length === 0) return sums;
  const store = await RecordStore.open("salaryLine", context);
  for (const line of await store.list({ where: { companyId, kjnd, ryid } }))
    if (line.sheetId !== id) sums.set(line.ryid, (sums.get(line.ryid) ?? 0) + yuanToFen(line.gryl));
  return sums;
}

/** The first of the amounts that were filled in which is beyond its limit, with its field. */
export function limitFault(
  input: Fields,
  { syjkx, gryl, nj }: LineAmounts,
  {
    person,
    sheet,
    pensionBefore,
  }: {
    readonly person: { readonly sbjs?: number | null };
    readonly sheet: Pick<PayrollPeriod, "kjnd" | "kjqj">;
    readonly pensionBefore: number;
  },
): { readonly field: string; readonly text: string } | undefined {
  const { sbjs } = person;
  const faults = deductionFaults({
    period: periodName(sheet),
    healthInsurance: syjkx,
    pension: gryl,
    pensionBefore,
    annuity: nj,
    base: sbjs ? yuanToFen(sbjs) : null,
  });
  return faults
    .map(({ of, text }) => ({ field: FIELDS[of], text }))
    .find(({ field }) => input[field] !== undefined);
}
