import { SALARY } from "../../server/contexts/payroll/salary/lines/line-facts.ts";
import { compare } from "../../server/contexts/payroll/salary/social-insurance/social-insurance-sync.ts";
import { yuanToFen } from "../../src/domain/money.ts";
import { demoSocialInsurance } from "../gateways/demo-social-insurance.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import type { PayrollCompany } from "./demo-payroll-company.ts";
import type { SeededSheet } from "./seeded-payroll.ts";

/** Some companies have set payroll of this year and of the last beside what the offices levy; a part of the differences is settled. */
export async function seedContributions(
  companies: readonly PayrollCompany[],
  sheets: readonly SeededSheet[],
  world: DemoWorld,
): Promise<void> {
  const rows: DemoRecord[] = [];
  for (const company of companies.filter(({ index }) => index % 3 === 0)) {
    const wages = sheets.filter((sheet) => sheet.company === company && sheet.xclx === SALARY.wages);
    const last = wages.at(-1);
    const yearBefore = wages.findLast(({ period }) => period.kjnd < (last?.period.kjnd ?? 0));
    for (const sheet of [yearBefore, last]) if (sheet) rows.push(...(await comparisons(sheet, world)));
  }
  await world.insert("salarySbSync", rows);
}

async function comparisons(
  { company, period, lines, xctjid }: SeededSheet,
  world: DemoWorld,
): Promise<DemoRecord[]> {
  const insured = lines.map(({ person: { fields } }) => ({
    zjhm: fields.zjhm,
    socialBase: yuanToFen(fields.sbjs ?? 0),
    fundBase: yuanToFen(fields.gjjjs ?? 0),
  }));
  const levied = await demoSocialInsurance.contributions(insured, period.name);
  return lines.map(({ person, fields }, place) => {
    const comparison = compare(fields, levied[place] ?? null);
    const isSettled = comparison.state === 1 && company.index % 2 === 0;
    const settled = isSettled ? { state: 3, handleTime: world.after(period, 10) } : {};
    return {
      companyId: company.companyId,
      kjnd: period.kjnd,
      kjqj: period.kjqj,
      createUserId: company.keeper,
      createTime: world.after(period, 9),
      fields: { xctjid, ryid: person.ryid, handleTime: null, ...comparison, ...settled },
    };
  });
}
