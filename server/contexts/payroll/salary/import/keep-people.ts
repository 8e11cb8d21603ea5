import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { findOrCreate } from "../../../../records/write/keep-one.ts";
import type { NewPerson, RowPerson } from "./row-person.ts";

/** Keeps the people whom a file brings, with their departments; gives the person of each row. */
export async function keepPeople(
  people: readonly RowPerson[],
  companyId: number,
  context: FirmContext,
): Promise<number[]> {
  const joining = people.flatMap(({ joining: person }) => person ?? []);
  const departments = await keepDepartments(joining, companyId, context);
  const store = await RecordStore.open("salaryPerson", context);
  const made = await store.createAll(
    joining.map(({ bm, ...person }) => ({
      ...person,
      companyId,
      bmId: bm === null ? null : departments.get(bm),
    })),
  );
  const ids = new Map(made.map(({ zjhm, ryid }) => [zjhm, ryid]));
  return people.map(({ known, joining: person }) => {
    const ryid = known?.ryid ?? ids.get(person?.zjhm ?? "");
    if (ryid === undefined) throw new Error("a row without a person was to be kept");
    return ryid;
  });
}

async function keepDepartments(
  people: readonly NewPerson[],
  companyId: number,
  context: FirmContext,
): Promise<ReadonlyMap<string, number>> {
  const store = await RecordStore.open("salaryDept", context);
  const ids = new Map<string, number>();
  for (const deptName of new Set(people.flatMap(({ bm }) => bm ?? [])))
    ids.set(deptName, (await findOrCreate(store, { companyId, deptName })).bmId);
  return ids;
}
