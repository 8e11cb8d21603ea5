import { sql } from "kysely";
import { SPECIAL_CASE_TYPES } from "../../../../src/domain/tax/special-case-types.ts";
import { monthsDeclared, taxFrequency } from "../../../../src/domain/tax/tax-frequency.ts";
import { operation } from "../../../contracts/operation.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { setVersion } from "../../../operations/versions/set-version.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import type { PeriodOf } from "../company-period/company-period.ts";
import { selectLettersOfMonth } from "../red-letter/select-red-letters.ts";
import { usualSalesPercent } from "../company-period/read-special-amounts.ts";
import { caseLock } from "./case-lock.ts";
import { caseRates } from "./case-rates.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import {
  LISTED_CASE,
  annexesOf,
  incompleteCases,
  isKeptUninvoiced,
  presentSpecialCases,
  readSpecialCases,
} from "./special-cases.ts";

/** All that a company has declared beside its invoices in a month, and what may still be done with it. */
export const specialCaseSheet = operation("specialCase.detail", async (params, context) => {
  const period = { companyId: params.qyId, kjnd: params.kjnd, kjqj: params.kjqj };
  const taxpayer = await readTaxpayer(context.db, period.companyId);
  const cases = await readSpecialCases(context, period);
  const shown = await presentSpecialCases(cases, context);
  return {
    specialConditions: shown.map((specialCase, index) => ({
      ...specialCase,
      annexList: cases[index] ? annexesOf(cases[index]) : [],
    })),
    redLetterCount: await countLetters(period, context),
    xxNoTicketCount: cases.filter(isKeptUninvoiced).length,
    lockedReason: await caseLock(context, period, taxpayer),
    incompleteList: incompleteCases(cases, context),
    isAnnexMissing: cases.some(
      (specialCase) => needsAnnex(specialCase) && annexesOf(specialCase).length === 0,
    ),
    usualRate: (await usualSalesPercent(context.db, taxpayer, period)) / 100,
    rates: [...caseRates(taxpayer)],
    quarterList: await casesOfEarlierMonths(period, taxpayer.nsqxdm, context),
    rowVersion: setVersion(cases),
  };
});

function needsAnnex({ specialType }: { readonly specialType: number }): boolean {
  return SPECIAL_CASE_TYPES.some(({ id, needAnnex }) => id === specialType && needAnnex);
}

async function countLetters(period: PeriodOf, { db }: FirmContext): Promise<number> {
  const { count } = await selectLettersOfMonth(db, period)
    .where("letter.companyId", "=", period.companyId)
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The special cases of the months before in the same declaration. */
async function casesOfEarlierMonths(period: PeriodOf, nsqxdm: string, context: FirmContext) {
  const months = monthsDeclared(period.kjqj, taxFrequency(nsqxdm)).filter((month) => month !== period.kjqj);
  const lists = await Promise.all(
    months.map(async (kjqj) => {
      const cases = await presentSpecialCases(await readSpecialCases(context, { ...period, kjqj }), context);
      return cases.map((specialCase) => ({
        kjnd: period.kjnd,
        kjqj,
        ...pickFields(specialCase, LISTED_CASE),
      }));
    }),
  );
  return lists.flat();
}
