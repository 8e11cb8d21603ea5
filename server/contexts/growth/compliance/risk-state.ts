/** The handling of a risk: the code table `riskState`. */
export const RISK_STATE = { open: 1, discussed: 2, gone: 3 } as const;
