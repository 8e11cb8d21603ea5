/** Types that come with rules of their own; see the code table `workOrderType`. */
export const REGISTRATION_CHANGE = 1;
export const PAYMENT_CONFIRMATION = 6;

/** A subtype begins with the number of its type. */
export function typeOf(subType: number): number {
  return Math.floor(subType / 100);
}

/** Subtype → the tax that it is about. */
const TAXES: Readonly<Record<number, number>> = {
  201: 1,
  202: 3,
  203: 11,
  204: 9,
  301: 1,
  303: 1,
  401: 69,
  601: 1,
  602: 3,
  603: 11,
};

/** The tax that a subtype is about, as the code table `taxTypeId` has it; null: none. */
export function taxOfSubType(subType: number): number | null {
  return TAXES[subType] ?? null;
}
