/** The parameter of an address that keeps each part of a context. */
export const CONTEXT_PARAMETERS = { period: "period", company: "companyId" } as const;
