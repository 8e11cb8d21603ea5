/** A client company as far as it decides whose income its profit is. */
export interface Owned {
  readonly companyType: string;
  readonly registType?: string | null | undefined;
}

/** 个体工商户. */
export const SOLE_TRADER = "2";
/** 私营独资, 私营合伙, 个体工商户: their owners pay the income tax, not they. */
export const OWNED_BY_PERSONS: readonly string[] = ["171", "172", "410"];

/** True when the profit is 经营所得 of the owners; otherwise it is under 企业所得税. */
export function isOwnedByPersons({ companyType, registType }: Owned): boolean {
  return companyType === SOLE_TRADER || OWNED_BY_PERSONS.includes(registType ?? "");
}

/** 个体工商户 alone, which have a relief of their own. */
export function isSoleTrader({ companyType, registType }: Owned): boolean {
  return companyType === SOLE_TRADER || registType === "410";
}
