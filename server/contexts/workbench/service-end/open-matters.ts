import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { takeCompanies } from "../../clients/door.ts";
import { readFeeClients } from "../../money/door.ts";
import { type OpenTax, readOpenTaxes } from "../../tax/door.ts";
import { OPEN } from "../work-order/work-order-states.ts";

/** Something that is open with a client; `amount` in 分, null where none belongs to it. */
interface Matter {
  readonly matter: string;
  readonly companyId: number;
  readonly amount: number | null;
}

const TAXES: { readonly [open in OpenTax["open"]]: string } = {
  notified: "已通知未申报",
  undeclared: "未申报",
  unpaid: "已申报未缴款",
};
const DEBT = "欠服务费";
const ORDER = "未完结工单";

/** The matters that are open with the companies before their service ends, kind by kind, and with how many of them. */
export const openMatters = operation("company.openMatters", async ({ companyIdList }, context) => {
  await takeCompanies(context, companyIdList);
  const matters = [
    ...(await readOpenTaxes(companyIdList, context)).map(({ open, ...tax }) => ({
      ...tax,
      matter: TAXES[open],
    })),
    ...(await readDebts(companyIdList, context)),
    ...(await readOrders(companyIdList, context)),
  ];
  const byKind = groupRows(matters, ({ matter }) => matter);
  return {
    matters: [...Object.values(TAXES), DEBT, ORDER].flatMap((matter) => {
      const rows = byKind.get(matter) ?? [];
      return rows.length === 0 ? [] : [{ matter, ...sumOf(rows) }];
    }),
  };
});

function sumOf(rows: readonly Matter[]) {
  const amounts = rows.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return {
    companyNum: new Set(rows.map(({ companyId }) => companyId)).size,
    num: rows.length,
    amount: amounts.length === 0 ? null : fenToYuan(amounts.reduce((sum, amount) => sum + amount, 0)),
  };
}

async function readDebts(companyIds: readonly number[], context: FirmContext): Promise<Matter[]> {
  const clients = await readFeeClients(context, { companyId: companyIds });
  return clients.flatMap(({ companyId, owedAmount }) =>
    companyId === null || owedAmount <= 0 ? [] : [{ matter: DEBT, companyId, amount: yuanToFen(owedAmount) }],
  );
}

async function readOrders(companyIds: readonly number[], context: FirmContext): Promise<Matter[]> {
  const orders = await RecordStore.open("workOrder", context);
  const running = await orders.list({ where: { qyid: companyIds, status: OPEN } });
  return running.map(({ qyid }) => ({ matter: ORDER, companyId: qyid, amount: null }));
}
