import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import type { PayrollPerson } from "../payroll-records.ts";

/** The people of a company who were in its service in a period, `YYYY-MM`: joined by then, and not left before. */
export async function employedPeople(
  companyId: number,
  period: string,
  context: FirmContext,
): Promise<readonly PayrollPerson[]> {
  const store = await RecordStore.open("salaryPerson", context);
  const people = await store.list({ where: { companyId } });
  return people.filter(({ rzrq, lzrq, ryzt }) => {
    const hasLeft = lzrq ? lzrq.slice(0, 7) < period : ryzt !== EMPLOYED;
    return rzrq.slice(0, 7) <= period && !hasLeft;
  });
}

/** A value of the code table of `ryzt`. */
const EMPLOYED = 1;
