/** Of the code table `salaryPeriodState`. */
export const WITHOUT_SHEETS = 0;
const ALL_CONFIRMED = 3;

/**
 * The tax of a month's pay can be told and declared: its sheets are confirmed. Income beside wages has no sheet and nothing
 * to confirm: where there is no other, it is certain as soon as it is entered.
 */
export function isPayCertain({
  salaryStatus,
  rs,
}: {
  readonly salaryStatus: number;
  /** People with pay or other income. */
  readonly rs: number;
}): boolean {
  return salaryStatus === ALL_CONFIRMED || (salaryStatus === WITHOUT_SHEETS && rs > 0);
}
