import type { RecordRow } from "../../../../records/record-row.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import type { PayrollPeriod } from "../payroll-period.ts";
import type { PayrollLine } from "../payroll-records.ts";
import type { PersonYear } from "./person-year.ts";

/** The number of people whose lines of a year stay below the longest list that the store gives. */
export const PEOPLE_AT_ONCE = 100;

/** The kinds of record that bear on a person's tax, each of a month. */
type DetailName =
  | "salaryLine"
  | "cumulativeDeduction"
  | "specialAdditionalDeduction"
  | "multiSourceIncome"
  | "taxRelief"
  | "foreignSalary";

/** The years of some people of one company; at most `PEOPLE_AT_ONCE`. */
export async function readPersonYears(
  ryids: readonly number[],
  { companyId, kjnd }: Pick<PayrollPeriod, "companyId" | "kjnd">,
  context: FirmContext,
): Promise<(PersonYear<PayrollLine> & { readonly ryid: number })[]> {
  const ofYear = async <Name extends DetailName>(name: Name) =>
    await (await RecordStore.open(name, context)).list({ where: { companyId, kjnd, ryid: ryids } });
  const store = await RecordStore.open("salaryPerson", context);
  const people = await store.list({ where: { companyId, ryid: ryids } });
  const lines = await ofYear("salaryLine");
  const openings = await ofYear("cumulativeDeduction");
  const claims = await ofYear("specialAdditionalDeduction");
  const elsewhere = await ofYear("multiSourceIncome");
  const reliefs = await ofYear("taxRelief");
  const foreign = await ofYear("foreignSalary");
  return people.map((person) => {
    const recordsOf = <Row extends RecordRow<DetailName>>(records: readonly Row[]) =>
      records.filter(({ ryid }) => ryid === person.ryid).toSorted((a, b) => a.kjqj - b.kjqj);
    return {
      ryid: person.ryid,
      person,
      lines: recordsOf(lines),
      openings: recordsOf(openings),
      claims: recordsOf(claims),
      elsewhere: recordsOf(elsewhere),
      reliefs: recordsOf(reliefs),
      foreign: recordsOf(foreign),
    };
  });
}
