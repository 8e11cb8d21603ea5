import { sql } from "kysely";
import type { TenantDb } from "../../../../platform/database/tenant-db.ts";
import { groupRows } from "../../../../../src/domain/group-rows.ts";
import type { Payroll, RiskPeriod } from "../risk-facts.ts";

const NORMAL_WAGES = "1";
const BASIC_DEDUCTION = 5000;

/** The normal wages of the period, for the companies that paid any. */
export async function readPayrollFacts(
  db: TenantDb,
  companyIds: readonly number[],
  { kjnd, kjqj }: RiskPeriod,
): Promise<ReadonlyMap<number, Payroll>> {
  const lines = await db
    .selectFrom("plainRecord as r")
    .select([
      "r.companyId",
      sql<string>`r.fields ->> 'yfhj'`.as("wage"),
      sql<string>`r.fields ->> 'yanglaoGr'`.as("pension"),
    ])
    .where("r.resource", "=", "salaryLine")
    .where("r.isRemove", "=", 0)
    .where("r.companyId", "in", companyIds)
    .where("r.kjnd", "=", kjnd)
    .where("r.kjqj", "=", kjqj)
    .where(sql<boolean>`r.fields ->> 'xclx' = ${NORMAL_WAGES}`)
    .execute();
  const byCompany = groupRows(lines, ({ companyId }) => companyId ?? 0);
  return new Map([...byCompany].map(([companyId, persons]) => [companyId, sumUp(persons)]));
}

function sumUp(lines: readonly { readonly wage: string | null; readonly pension: string | null }[]): Payroll {
  const wages = lines.map(({ wage }) => Number(wage ?? 0));
  return {
    persons: lines.length,
    lowestWage: Math.min(...wages),
    untaxedPersons: wages.filter((wage) => wage <= BASIC_DEDUCTION).length,
    insuredPersons: lines.filter(({ pension }) => Number(pension ?? 0) > 0).length,
  };
}
