import { sql } from "kysely";
import { companyScope } from "../../../../access/company-scope.ts";
import { operation } from "../../../../contracts/operation.ts";
import { inService } from "../../../../access/served-months.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { choosableCompanies, presentChoice } from "./choosable-companies.ts";

type Scope = Parameters<typeof choosableCompanies>[1];

interface Place {
  readonly zjm: string;
  readonly companyId: number;
}

/**
 * The company with this id outside the recycle bin, and the served ones that stand before and after it by mnemonic code.
 * One that the user may not see gives the same answer as one that does not exist.
 */
export const chosenCompany = operation("company.chosen", async ({ companyId }, context) => {
  const scope = await companyScope(context.db, context.user);
  const chosen = await choosableCompanies(context, scope)
    .select("zjm")
    .where("companyId", "=", companyId)
    .executeTakeFirst();
  if (!chosen) return {};
  const { zjm, ...company } = chosen;
  const place = { zjm, companyId };
  const [before, after] = [
    await neighbour(context, scope, place, -1),
    await neighbour(context, scope, place, 1),
  ];
  return {
    company: presentChoice(company),
    ...(before && { before: presentChoice(before) }),
    ...(after && { after: presentChoice(after) }),
  };
});

function neighbour(context: FirmContext, scope: Scope, { zjm, companyId }: Place, step: -1 | 1) {
  const direction = step === 1 ? "asc" : "desc";
  return choosableCompanies(context, scope)
    .where(inService(context.clock))
    .where(sql<boolean>`(zjm, company_id) ${sql.raw(step === 1 ? ">" : "<")} (${zjm}, ${companyId}::integer)`)
    .orderBy("zjm", direction)
    .orderBy("companyId", direction)
    .executeTakeFirst();
}
