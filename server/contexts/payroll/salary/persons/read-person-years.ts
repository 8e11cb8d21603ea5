import type { RecordName } from "../../../../records/record-row.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type { StoredRecord } from "../../../../contracts/record.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import type { PayrollPeriod } from "../payroll-period.ts";
import type { PayrollLine, PayrollPerson } from "../payroll-records.ts";
import type { PersonYear } from "./person-year.ts";

/** So many people's lines of a year stay below the longest list that the store gives. */
export const PEOPLE_AT_ONCE = 100;

type OfMonth = StoredRecord & { readonly kjnd: number; readonly kjqj: number };

/** The years of some people of one company; at most `PEOPLE_AT_ONCE`. */
export async function readPersonYears(
  ryids: readonly number[],
  { companyId, kjnd }: Pick<PayrollPeriod, "companyId" | "kjnd">,
  context: FirmContext,
): Promise<PersonYear<PayrollLine>[]> {
  const ofYear = async (name: RecordName) =>
    (await (
      await RecordStore.open(name, context)
    ).list({ where: { companyId, kjnd, ryid: ryids } })) as OfMonth[];
  const store = await RecordStore.open("salaryPerson", context);
  const people = (await store.list({ where: { companyId, ryid: ryids } })) as PayrollPerson[];
  const lines = await ofYear("salaryLine");
  const openings = await ofYear("cumulativeDeduction");
  const claims = await ofYear("specialAdditionalDeduction");
  const elsewhere = await ofYear("multiSourceIncome");
  const reliefs = await ofYear("taxRelief");
  const foreign = await ofYear("foreignSalary");
  return people.map((person) => {
    const recordsOf = (records: readonly OfMonth[]) =>
      records.filter(({ ryid }) => ryid === person.ryid).toSorted((a, b) => a.kjqj - b.kjqj);
    return {
      person: person,
      lines: recordsOf(lines) as unknown as PayrollLine[],
      openings: recordsOf(openings),
      claims: recordsOf(claims),
      elsewhere: recordsOf(elsewhere),
      reliefs: recordsOf(reliefs),
      foreign: recordsOf(foreign),
    };
  });
}
