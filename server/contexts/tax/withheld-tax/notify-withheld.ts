import { periodLabel } from "../../../../src/domain/period.ts";
import { companiesOf, servedIn } from "../../../access/served-months.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { insertMissing } from "../../../records/write/insert-missing.ts";
import { nameCompanies, takeCompanies } from "../../clients/door.ts";
import { periodName } from "../company-period/period-days.ts";
import { outcomeOf } from "../company-period/sorted-companies.ts";
import { notifyFilings } from "../filing/notify-filings.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";
import { readDeclarations } from "./withheld-declaration.ts";
import { WITHHELD_TAX } from "./withheld-tax.ts";

/** Notifies clients of a month's withheld tax, takes that back, or changes when the tax is taken; those that cannot be are named. */
export const notifyWithheld = operation(
  "pit.confirmTax",
  async ({ qyIdList: companyIds, kjnd, kjqj, ...notice }, context) => {
    const month = { kjnd, kjqj };
    await beginDeclarations(companyIds, month, context);
    return outcomeOf(await notifyFilings(WITHHELD_TAX, { month, companyIds }, notice, context));
  },
);

/** Gives each of these clients a declaration of the month, where there is none; refuses one that is not served in it. */
async function beginDeclarations(
  companyIds: readonly number[],
  { kjnd, kjqj }: Month,
  context: FirmContext,
): Promise<void> {
  const period = periodName(kjnd, kjqj);
  const companies = await takeCompanies(context, companyIds);
  const served = await companiesOf(context.db, companyIds, servedIn(period));
  const unserved = companies.filter(({ companyId }) => !served.has(companyId));
  if (unserved.length > 0)
    throw new Refusal("rule", `${nameCompanies(unserved)}${periodLabel(period)}不在服务期内，不能通知`);
  const known = await readDeclarations(companyIds, { kjnd, kjqj }, context.db);
  const begun = new Set(known.map(({ companyId }) => companyId));
  const missing = companies.filter(({ companyId }) => !begun.has(companyId));
  await insertMissing(
    "pitDeclaration",
    missing.map(({ companyId }) => ({ qyid: companyId, kjnd, kjqj })),
    context,
  );
}
