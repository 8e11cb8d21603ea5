import { yuanToFen } from "../../../../src/domain/money.ts";
import { periodParts, shiftPeriod } from "../../../../src/domain/period.ts";
import { isGeneralTaxpayer } from "../../../../src/domain/tax/calculate-period.ts";
import { monthsDeclared, taxFrequency } from "../../../../src/domain/tax/tax-frequency.ts";
import { NO_OPENING, type VatOpening } from "../../../../src/domain/tax/vat-opening.ts";
import { companiesOf, filesFor } from "../../../access/served-months.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { RecordRow } from "../../../records/record-row.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { type CompanyPeriod, type PeriodOf, findPeriod } from "../company-period/company-period.ts";
import { lastDayOf, periodName } from "../company-period/period-days.ts";
import { DECLARED } from "../company-period/period-states.ts";
import { readSelectionRules } from "../invoice/invoice-rows.ts";
import { hasCarriedBefore } from "./carried-before.ts";
import { readDeclaredClosing } from "./declared-closing.ts";

/** The grounds on which the opening amounts of a period stand. */
export type OpeningOrigin =
  | { readonly kind: "entered"; readonly record: RecordRow<"taxOpening"> }
  | { readonly kind: "declared" | "estimated"; readonly row: CompanyPeriod }
  | { readonly kind: "none"; readonly words: string }
  | { readonly kind: "unknown"; readonly words: string };

export interface PeriodOpening extends VatOpening {
  readonly isUnknown: boolean;
  /** The day that they are of, `YYYY-MM-DD`: the last one before the period. */
  readonly lastDay: string;
  readonly origin: OpeningOrigin;
}

/** A company as far as its opening amounts depend on it. */
export interface OpeningTaxpayer {
  readonly companyId: number;
  readonly taxlayerType: string;
  readonly nsqxdm: string;
  readonly registrationDate: string | null;
}

/**
 * The opening amounts of a company's period: those that were entered for it, else those that the period before was declared
 * with, else those that it is estimated to end with. Amounts that are not known are nothing, and said to be unknown.
 */
export async function readOpening(
  context: FirmContext,
  period: PeriodOf,
  taxpayer: OpeningTaxpayer,
): Promise<PeriodOpening> {
  const first = firstMonth(period, taxpayer.nsqxdm);
  const { kjnd, kjqj } = periodParts(shiftPeriod(first, -1));
  return { ...(await findOpening(context, period, { taxpayer, first })), lastDay: lastDayOf(kjnd, kjqj) };
}

type Found = Omit<PeriodOpening, "lastDay">;

interface Opened {
  readonly taxpayer: OpeningTaxpayer;
  /** Of the period, `YYYY-MM`. */
  readonly first: string;
}

async function findOpening(context: FirmContext, period: PeriodOf, opened: Opened): Promise<Found> {
  const store = await RecordStore.open("taxOpening", context);
  const [record] = await store.list({ where: { ...keyOf(period) } });
  if (record) return known(enteredAmounts(record), { kind: "entered", record });
  const before = shiftPeriod(opened.first, -1);
  const isFiled = (await companiesOf(context.db, [period.companyId], filesFor(before))).size > 0;
  const row = isFiled
    ? await findPeriod(context.db, { companyId: period.companyId, ...periodParts(before) })
    : undefined;
  return (
    (row && (await closingOf(row, context))) ?? (await withoutBefore(context, { ...opened, before, isFiled }))
  );
}

function keyOf({ companyId, kjnd, kjqj }: PeriodOf) {
  return { companyId, kjnd, kjqj };
}

function known(opening: VatOpening, origin: OpeningOrigin): Found {
  return { ...opening, isUnknown: false, origin };
}

function enteredAmounts({ qcld, qcskf, qcyjse }: RecordRow<"taxOpening">): VatOpening {
  return { credit: yuanToFen(qcld), controlFee: yuanToFen(qcskf), prepaid: yuanToFen(qcyjse) };
}

/** The first month, `YYYY-MM`, that the declaration of a period covers. */
function firstMonth({ kjnd, kjqj }: PeriodOf, nsqxdm: string): string {
  const [month = kjqj] = monthsDeclared(kjqj, taxFrequency(nsqxdm));
  return periodName(kjnd, month);
}

/** The amounts that a month ended with, where they are known. */
async function closingOf(row: CompanyPeriod, context: FirmContext): Promise<Found | undefined> {
  const isDeclared = row.taxDeclareStatus === DECLARED;
  const declared = isDeclared ? await readDeclaredClosing(row, context) : null;
  if (declared) return known(declared, { kind: "declared", row });
  const { estimate } = row;
  if (estimate === null || (estimate.isOpeningUnknown && !isDeclared)) return undefined;
  return known(
    {
      credit: yuanToFen(estimate.closingCredit),
      // An estimate of the time before these were carried has none.
      controlFee: yuanToFen(estimate.closingControlFee ?? 0),
      prepaid: yuanToFen(estimate.closingPrepaid ?? 0),
    },
    { kind: isDeclared ? "declared" : "estimated", row },
  );
}

interface WithoutBefore extends Opened {
  /** The month before it, and whether the firm files for it. */
  readonly before: string;
  readonly isFiled: boolean;
}

/** The opening without a period before it: nothing, when there can be nothing, else unknown. */
async function withoutBefore(
  context: FirmContext,
  { taxpayer, first, before, isFiled }: WithoutBefore,
): Promise<Found> {
  if ((taxpayer.registrationDate ?? "") >= `${first}-01`)
    return known(NO_OPENING, { kind: "none", words: "本期成立，没有期初" });
  const { generalSince } = await readSelectionRules(context.db, taxpayer.companyId);
  const hasCredit = isGeneralTaxpayer(taxpayer) && (generalSince ?? "") < `${first}-01`;
  if (!hasCredit && !(await hasCarriedBefore(context, taxpayer.companyId, first))) {
    const words = isGeneralTaxpayer(taxpayer) ? "本期起为一般纳税人，没有期初" : "此前没有税控费和预缴";
    return known(NO_OPENING, { kind: "none", words });
  }
  const { kjnd, kjqj } = periodParts(before);
  const why = isFiled ? "没有申报数，也没有测算数" : "不在服务期内";
  return {
    ...NO_OPENING,
    isUnknown: true,
    origin: { kind: "unknown", words: `上期（${kjnd}年${kjqj}期）${why}` },
  };
}
