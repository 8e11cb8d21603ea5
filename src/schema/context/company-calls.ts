/** The operations that a screen about a company chooses it by, of the catalogue that it is checked against. */
export const COMPANY_CALLS = {
  /** Companies by a part of their name, pinyin or tax number. */
  search: "company.match",
  /** The company with this id, and its neighbours in the user's order. */
  chosen: "company.chosen",
} as const;

/** The code tables of the values that the bar shows of a company. */
export const COMPANY_TABLES = { type: "taxlayerType", status: "companyStatus" } as const;
