import { periodParts } from "../domain/period.ts";
import { isGeneralTaxpayer } from "../domain/tax/calculate-period.ts";
import type { Operations } from "../generated/operations/index.ts";
import type { SurfaceProps } from "../renderer/host.ts";

type PeriodRecord = NonNullable<Operations["invoice.companyPeriod"]["result"]>;

/** The company and month of the drawer, in the form that its parts send, and the state of the month. */
export interface CompanyMonth {
  readonly companyId: number;
  readonly companyName: string;
  /** `YYYY-MM` */
  readonly period: string;
  readonly kjnd: number;
  readonly kjqj: number;
  readonly record: PeriodRecord;
  readonly isGeneral: boolean;
  /** Neither confirmed nor notified: its invoices can be ticked. */
  readonly isOpen: boolean;
}

const CONFIRMING = 1;
const CONFIRMED = 2;

/** Reads what the page around the surface is about; undefined when it is about nothing. */
export function readCompanyMonth({ screen, scope }: SurfaceProps): CompanyMonth | undefined {
  const { company, period } = screen.context;
  const record = scope?.record as PeriodRecord | null | undefined;
  if (!company || period === undefined || !record) return undefined;
  const { confirmationStatus, noticeTaxType } = record;
  const isSelecting = confirmationStatus !== CONFIRMING && confirmationStatus !== CONFIRMED;
  return {
    companyId: company.companyId,
    companyName: company.companyName,
    period,
    ...periodParts(period),
    record,
    isGeneral: isGeneralTaxpayer(record),
    isOpen: isSelecting && (noticeTaxType ?? 0) === 0,
  };
}
