import { groupRows } from "../../../../src/domain/group-rows.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { DECLARED, DECLARING, NOTIFIED, NOT_NOTIFIED } from "../company-period/period-states.ts";
import { NOTIFY, REVOKE, keepTaxNotice } from "../tax-notice/keep-notice.ts";
import { assertPayDay } from "../tax-notice/pay-time.ts";
import type { FailedCompany } from "../company-period/sorted-companies.ts";
import { payDaysOfYear } from "./pay-days.ts";
import {
  CALCULATED,
  CALCULATING,
  SETTLEMENT_TAX,
  type Settlement,
  isDue,
  isYearOver,
  monthOfYear,
  sortSettlements,
} from "./settlement.ts";
import { outcomeOf } from "../company-period/sorted-companies.ts";

const NOTHING_TO_PAY = 3;

type Params = ParamsOf<"taxNotice.settleConfirmTax">;

/** Notifies clients of their settlements, takes that back, or changes when the tax is taken; those that cannot be are named. */
export const notifySettlements = operation("taxNotice.settleConfirmTax", async (params, context) => {
  const contents = new Map(
    params.noticeTaxReqList.map(({ qyId, kjnd, content }) => [`${kjnd}:${qyId}`, content ?? null]),
  );
  let successCount = 0;
  const failList: FailedCompany[] = [];
  for (const [kjnd, asked] of groupRows(params.noticeTaxReqList, (one) => one.kjnd)) {
    const of = { kjnd, companyIds: asked.map(({ qyId }) => qyId) };
    const sorted = await sortSettlements(of, faultOf(params.operationType), context);
    for (const settlement of sorted.passed)
      await notify(settlement, params, contents.get(`${kjnd}:${settlement.companyId}`) ?? null, context);
    const outcome = outcomeOf(sorted);
    successCount += outcome.successCount;
    failList.push(...outcome.failList);
  }
  return { successCount, failCount: failList.length, failList };
});

async function notify(
  settlement: Settlement,
  params: Params,
  content: string | null,
  context: FirmContext,
): Promise<void> {
  const { operationType } = params;
  const changes = changesFor(settlement, params, content, context);
  await context.db
    .updateTable("annualSettlement")
    .set({ ...changes, updateTime: context.clock.now() })
    .where("id", "=", settlement.id)
    .execute();
  const { id, companyId, kjnd, ybtse } = settlement;
  const { paymentTimeType, payTime } = { ...settlement, ...changes };
  await keepTaxNotice(
    {
      id,
      companyId,
      ...monthOfYear(kjnd),
      szId: SETTLEMENT_TAX,
      paymentTimeType,
      payTime,
      taxStatus: operationType === REVOKE ? null : "correct",
      doubtState: 0,
    },
    { operationType, taxAmount: ybtse, content },
    context,
  );
}

function changesFor(settlement: Settlement, params: Params, content: string | null, context: FirmContext) {
  if (params.operationType === REVOKE)
    return { noticeTaxType: NOT_NOTIFIED, content: null, paymentTimeType: null, payTime: null };
  const payment = isDue(settlement)
    ? assertPayDay(params, payDaysOfYear(settlement.kjnd, context))
    : { paymentTimeType: NOTHING_TO_PAY, payTime: null };
  return params.operationType === NOTIFY ? { noticeTaxType: NOTIFIED, content, ...payment } : payment;
}

type FaultOf = (settlement: Settlement, context: FirmContext) => string | null;

const notifiedFault: FaultOf = ({ noticeTaxType, taxDeclareStatus }) => {
  if (taxDeclareStatus === DECLARING) return "正在申报，请稍候";
  if (taxDeclareStatus === DECLARED) return "汇算清缴已申报";
  return noticeTaxType === NOTIFIED ? null : "汇算清缴税款尚未通知";
};

const notNotifiableReason: FaultOf = ({ kjnd, noticeTaxType, calcStatus, calcError }, { clock }) => {
  if (!isYearOver(kjnd, clock.now())) return `${kjnd}年尚未结束，不能通知汇算清缴`;
  if (noticeTaxType !== NOT_NOTIFIED) return "汇算清缴税款已通知";
  if (calcStatus === CALCULATED) return null;
  if (calcStatus === CALCULATING) return "正在测算，请稍候";
  return calcError ?? "尚未测算汇算清缴，请先测算";
};

const dueFault: FaultOf = (settlement, context) =>
  notifiedFault(settlement, context) ?? (isDue(settlement) ? null : "没有应补税款，无需扣款时间");

function faultOf(operationType: number): FaultOf {
  if (operationType === NOTIFY) return notNotifiableReason;
  return operationType === REVOKE ? notifiedFault : dueFault;
}
