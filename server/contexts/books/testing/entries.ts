import type { Entry } from "./keep-ledger.ts";

const CASH = "库存现金";
export const sold = (yuan: number): Entry => ["应收账款", "主营业务收入", yuan];
export const returned = (yuan: number): Entry => ["主营业务收入", "应收账款", yuan];
const costs = (yuan: number): Entry => ["主营业务成本", "库存商品", yuan];
export const paid = (expense: string, yuan: number): Entry => [expense, CASH, yuan];
export const refunded = (expense: string, yuan: number): Entry => [CASH, expense, yuan];
export const interest = (yuan: number): Entry => [CASH, "财务费用_利息收入", yuan];
export const AUGUST: readonly Entry[] = [sold(1000), costs(600), paid("管理费用_办公费", 100)];
