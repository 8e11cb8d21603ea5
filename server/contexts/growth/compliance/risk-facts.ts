/** The facts of a company at the end of a period, for the rules. Amounts in yuan, shares in percent; null: unknown. */
export interface RiskFacts {
  readonly companyId: number;
  /** `001` general, `101` small-scale. */
  readonly taxlayerType: string;
  readonly creditRating: string | null;
  /** The gaps of its file, in words. */
  readonly missing: readonly string[];
  readonly personCount: number | null;
  /** Of the service contract; negative once it has ended. */
  readonly daysLeft: number | null;
  /** Of twelve months, with the sales declared without an invoice. */
  readonly yearSales: number | null;
  readonly yearPurchases: number | null;
  /** Of the period's quarter so far. */
  readonly quarterSales: number | null;
  readonly monthSales: number | null;
  /** Of the three months before the period. */
  readonly usualMonthSales: number | null;
  /** Months of 零申报 on end, up to the period. */
  readonly zeroMonths: number;
  readonly reversedShare: number | null;
  readonly topCustomer: { readonly name: string; readonly share: number } | null;
  readonly payroll: Payroll | null;
  /** Of the twelve months before the period. */
  readonly undeclaredMonths: number | null;
}

/** The normal wages of the period; null in RiskFacts: none were paid. */
export interface Payroll {
  readonly persons: number;
  readonly lowestWage: number;
  /** Persons whose wage stays within the basic deduction. */
  readonly untaxedPersons: number;
  readonly insuredPersons: number;
}

/** A month of accounts. */
export interface RiskPeriod {
  readonly kjnd: number;
  readonly kjqj: number;
}
