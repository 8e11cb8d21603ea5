import type { DemoWorld } from "../demo-world.ts";
import { DEMO_DEPARTMENTS, type DemoPayrollPerson, demoPeople } from "./demo-people.ts";
import { type PayrollCompany, payrollCompanies } from "./demo-payroll-company.ts";
import { demoPersonYears } from "./demo-person-lines.ts";
import type { SeededPerson } from "./seeded-payroll.ts";
import { seedAttachments } from "./seed-attachments.ts";
import { seedContributions } from "./seed-contributions.ts";
import { seedDeclarations } from "./seed-declarations.ts";
import { seedOtherIncome } from "./seed-other-income.ts";
import { seedSheets } from "./seed-sheets.ts";
import { seedTaxDetails } from "./seed-tax-details.ts";

/** Payroll of two years with its personal income tax, up to declarations in every state. */
export async function seedSalary(world: DemoWorld): Promise<void> {
  const companies = payrollCompanies(world);
  const people = await seedPeople(companies, world);
  const sheets = await seedSheets(companies, people, world);
  await seedTaxDetails(people, sheets, world);
  const others = await seedOtherIncome(companies, people, sheets, world);
  await seedContributions(companies, sheets, world);
  await seedAttachments(companies, sheets, world);
  await seedDeclarations(companies, sheets, others, world);
}

async function seedPeople(
  companies: readonly PayrollCompany[],
  world: DemoWorld,
): Promise<readonly SeededPerson[]> {
  const departments = await world.insert(
    "salaryDept",
    companies.flatMap((company) =>
      DEMO_DEPARTMENTS.map((fields, place) => ({
        ...madeFor(company, world),
        fields: { ...fields, fzr: null, remark: place === 0 ? "含财务、人事和行政" : null },
      })),
    ),
  );
  const people = companies.flatMap((company) => demoPeople(company, world));
  const departmentOf = ({ company, department }: DemoPayrollPerson) =>
    department === null
      ? null
      : (departments[companies.indexOf(company) * DEMO_DEPARTMENTS.length + department] ?? null);
  const ryids = await world.insert(
    "salaryPerson",
    people.map((person) => ({
      ...madeFor(person.company, world),
      fields: { ...person.fields, bmId: departmentOf(person) },
    })),
  );
  return people.map((person, place) => ({
    ...person,
    ryid: ryids[place] ?? 0,
    bmId: departmentOf(person),
    years: demoPersonYears(person, world),
  }));
}

/** When the firm took the company's payroll over. */
function madeFor({ companyId, keeper, periods }: PayrollCompany, world: DemoWorld) {
  const [first] = periods;
  if (!first) throw new Error(`company ${companyId} has no payroll`);
  return { companyId, createUserId: keeper, createTime: world.after(first, 2) };
}
