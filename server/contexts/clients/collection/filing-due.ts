/** Months in which a declaration of each cycle is due; nothing is said of those that are filed case by case. */
const MONTHS: { readonly [sbzq: string]: readonly number[] } = {
  "06": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  "08": [3, 6, 9, 12],
  "09": [6, 12],
  "10": [12],
};

/** True when a tax of this 申报周期 is declared for this month. */
export function isFilingDue(sbzq: string, kjqj: number): boolean {
  return MONTHS[sbzq]?.includes(kjqj) ?? false;
}
