import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { Refusal } from "../../../../platform/errors.ts";
import type { RecordRules } from "../../../../contracts/firm-context.ts";
import type { Fields, StoredRecord } from "../../../../contracts/record.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import type { PayrollPeriod } from "../payroll-period.ts";
import { recomputeLines } from "../lines/recompute-lines.ts";
import { refreshDeclaration } from "../sheets/refresh-totals.ts";

type PersonDetail = StoredRecord & PayrollPeriod & { readonly ryid: number };

/** Refuses a detail of a person who is on another company's payroll. */
export async function inCompany({ ryid, companyId }: Fields, context: FirmContext): Promise<void> {
  const person = await (await RecordStore.open("salaryPerson", context)).find(Number(ryid));
  if (person.companyId === companyId) return;
  const message = "所选人员不属于该企业，请重新选择";
  throw new Refusal("validation", message, [{ path: "ryid", message }]);
}

/** After a change of a detail its person's tax is worked out anew, from so many months after its period. */
export function followPerson(months: number): NonNullable<RecordRules["follow"]> {
  return async ({ before, after }, context) => {
    for (const detail of presentRecords(before, after)) {
      const { companyId, kjnd, kjqj, ryid } = detail as PersonDetail;
      await recomputeLines([ryid], { companyId, kjnd, kjqj: kjqj + months }, context);
      await refreshKnown({ companyId, kjnd, kjqj }, context);
    }
  };
}

function presentRecords(...records: readonly (StoredRecord | undefined)[]): StoredRecord[] {
  return records.filter((record) => record !== undefined);
}

/** A declaration begins with payroll or income, not with a detail of a month that has none. */
async function refreshKnown(period: PayrollPeriod, context: FirmContext): Promise<void> {
  const { companyId, kjnd, kjqj } = period;
  const store = await RecordStore.open("pitDeclaration", context);
  if (await store.first({ where: { qyid: companyId, kjnd, kjqj } }))
    await refreshDeclaration(period, context);
}

/** Does what the law may have no rule for; refuses with its words. */
export function worded<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal("rule", error.message);
    throw error;
  }
}
