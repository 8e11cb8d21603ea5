import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { PayrollPeriod } from "../salary/payroll-period.ts";
import { NOTICE } from "./pit-declaration.ts";

/** Company → the tax of the month that its client was notified of, in yuan; who was not notified is not there. */
export async function readToldTaxes(
  companyIds: readonly number[],
  { kjnd, kjqj }: Pick<PayrollPeriod, "kjnd" | "kjqj">,
  context: FirmContext,
): Promise<ReadonlyMap<number, number>> {
  const store = await RecordStore.open("pitDeclaration", context);
  const where = { qyid: [...companyIds], kjnd, kjqj, noticeTaxType: NOTICE.notified };
  const declarations = await store.list({ where });
  return new Map(
    declarations.flatMap(({ qyid, toldAmount }) =>
      typeof toldAmount === "number" ? [[qyid, toldAmount] as const] : [],
    ),
  );
}
