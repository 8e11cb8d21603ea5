import { operation } from "../../../contracts/operation.ts";
import { AWAITING_PAYMENT, DECLARED, TAX_DONE } from "../company-period/period-states.ts";
import { type Settlement, isOpenBalance, sortSettlements } from "./settlement.ts";
import { outcomeOf } from "../company-period/sorted-companies.ts";

const PAID = 1;

/** Notes of declared settlements whether the tax has been taken, or paid back; those that cannot be noted are named. */
export const saveSettlementPayments = operation(
  "taxDeclare.hsqj.paymentStatus",
  async ({ kjnd, qyIdList, status }, context) => {
    const sorted = await sortSettlements({ kjnd, companyIds: qyIdList }, paymentFault, context);
    const ids = sorted.passed.map(({ id }) => id);
    if (ids.length > 0)
      await context.db
        .updateTable("annualSettlement")
        .set({
          noticeTaxType: status === PAID ? TAX_DONE : AWAITING_PAYMENT,
          updateTime: context.clock.now(),
        })
        .where("id", "in", ids)
        .execute();
    return outcomeOf(sorted);
  },
);

function paymentFault(settlement: Settlement): string | null {
  if (settlement.taxDeclareStatus !== DECLARED) return "尚未申报，不能修改扣款状态";
  return isOpenBalance(settlement) ? null : "没有应补或应退税款，无需修改扣款状态";
}
