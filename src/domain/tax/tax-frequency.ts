/** 纳税期限: how often VAT is filed. */
export type TaxFrequency = "monthly" | "quarterly";

export const QUARTERLY_CODE = "08";

/** From the code of the catalogue: 06 by month, 08 by quarter. */
export function taxFrequency(nsqxdm: string): TaxFrequency {
  return nsqxdm === QUARTERLY_CODE ? "quarterly" : "monthly";
}

/** The months whose sales the declaration of a period covers, oldest first: the month itself, or those of its quarter so far. */
export function monthsDeclared(kjqj: number, frequency: TaxFrequency): number[] {
  if (frequency === "monthly") return [kjqj];
  const first = kjqj - ((kjqj - 1) % 3);
  return Array.from({ length: kjqj - first + 1 }, (_none, index) => first + index);
}
