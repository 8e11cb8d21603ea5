/** An account before it is kept. */
export interface AccountPlan {
  readonly sysBankId: string;
  readonly khh: string;
  readonly yhzh: string;
  readonly zhlx: 1 | 2 | 3 | 4;
  readonly bzdm: "CNY" | "USD";
  readonly status: 0 | 1;
  readonly openingBalance: number;
  readonly collectChannel: 1 | 2 | 3;
  /** True when it has entries. */
  readonly moves: boolean;
  /** Name of its subject below 银行存款. */
  readonly kmmc: string;
}
