import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import type { DemoPersonYear } from "./demo-person-lines.ts";
import { type SeededPerson, type SeededSheet, wagesScheme } from "./seeded-payroll.ts";

type Detail = { readonly kjnd: number; readonly kjqj: number } & Readonly<Record<string, unknown>>;

/** Claims, sums taken over, income elsewhere, reliefs and wages of foreigners: what the tax in the lines rests on. */
export async function seedTaxDetails(
  people: readonly SeededPerson[],
  sheets: readonly SeededSheet[],
  world: DemoWorld,
): Promise<void> {
  const schemes = new Map(people.map(({ company }) => [company, wagesScheme(company, sheets)]));
  const seed = async (
    record: string,
    of: (year: DemoPersonYear, person: SeededPerson) => readonly Detail[],
  ) =>
    await world.insert(
      record,
      people.flatMap((person) =>
        person.years.flatMap((year) =>
          of(year, person).map((detail) =>
            detailRow(detail, person, schemes.get(person.company) ?? null, world),
          ),
        ),
      ),
    );
  await seed("specialAdditionalDeduction", ({ claims }) => claims);
  await seed("cumulativeDeduction", ({ opening }, { company }) =>
    opening ? [{ ...opening, ly: 1 + (company.index % 3), remark: "接手前累计数" }] : [],
  );
  await seed("multiSourceIncome", ({ elsewhere }) => elsewhere);
  await seed("taxRelief", ({ reliefs }) => reliefs);
  await seed("foreignSalary", ({ foreign }) => foreign);
}

function detailRow(
  detail: Detail,
  { company, ryid }: SeededPerson,
  xctjid: number | null,
  world: DemoWorld,
): DemoRecord {
  const { kjnd, kjqj, ...fields } = detail;
  return {
    companyId: company.companyId,
    kjnd,
    kjqj,
    createUserId: company.keeper,
    createTime: world.after({ kjnd, kjqj }, 4),
    fields: { xctjid, ryid, ...fields },
  };
}
