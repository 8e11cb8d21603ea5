import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import {
  AWAITING_PAYMENT,
  DECLARED,
  DECLARING,
  NOTIFIED,
  NOT_NOTIFIED,
  TAX_DONE,
} from "../company-period/period-states.ts";
import { NOTIFY, REVOKE, keepTaxNotice } from "../tax-notice/keep-notice.ts";
import { type PayTime, assertPayTime } from "../tax-notice/pay-time.ts";
import {
  CALCULATED,
  type IncomeFiling,
  type Quarter,
  isOver,
  monthOf,
  sortFilings,
} from "./income-filing.ts";
import type { IncomeTaxType } from "./income-tax-type.ts";
import { outcomeOf } from "../company-period/sorted-companies.ts";

/** Amounts up to one yuan are never collected. */
export const LEAST_DUE = 1;
const NOTHING_TO_PAY = 3;

interface Params extends Quarter, PayTime {
  readonly qyIdList: readonly number[];
  readonly operationType: number;
  readonly content?: string | null | undefined;
}

/** Notifies clients of their prepayments, takes that back, or changes when the tax is taken; those that cannot be are named. */
export const notifyFilings = (type: IncomeTaxType) => async (params: Params, context: FirmContext) => {
  const { operationType, qyIdList, kjnd, quarter } = params;
  const now = context.clock.now();
  const { passed, failed } = await sortFilings(
    type,
    { kjnd, quarter, companyIds: qyIdList },
    faultOf(operationType),
    context,
  );
  for (const filing of passed) {
    const changes = changesFor(filing, params, now);
    await context.db
      .updateTable("incomeTaxFiling")
      .set({ ...changes, updateTime: now })
      .where("id", "=", filing.id)
      .execute();
    const { id, companyId, ybtse } = filing;
    const { paymentTimeType, payTime } = { ...filing, ...changes };
    const told = { taxStatus: operationType === REVOKE ? null : "correct", doubtState: 0 };
    await keepTaxNotice(
      {
        id,
        companyId,
        ...monthOf(filing),
        szId: type.szid,
        paymentTimeType,
        payTime,
        ...told,
      },
      { operationType, taxAmount: ybtse, content: params.content ?? null },
      context,
    );
  }
  return outcomeOf({ passed, failed });
};

function changesFor(filing: IncomeFiling, params: Params, now: string) {
  if (params.operationType === REVOKE)
    return { noticeTaxType: NOT_NOTIFIED, content: null, paymentTimeType: null, payTime: null };
  const isDue = Number(filing.ybtse) > LEAST_DUE;
  const payment = isDue
    ? assertPayTime(params, monthOf(filing), now)
    : { paymentTimeType: NOTHING_TO_PAY, payTime: null };
  return params.operationType === NOTIFY
    ? { noticeTaxType: NOTIFIED, content: params.content ?? null, ...payment }
    : payment;
}

type FaultOf = (filing: IncomeFiling, context: FirmContext) => string | null;

const notifiedFault: FaultOf = ({ noticeTaxType, taxDeclareStatus }) => {
  if (taxDeclareStatus === DECLARING) return "正在申报，请稍候";
  if (taxDeclareStatus === DECLARED) return "已申报";
  return noticeTaxType === NOTIFIED ? null : "税款尚未通知";
};

const notNotifiableReason: FaultOf = (filing, { clock }) => {
  if (!isOver(filing, clock.now())) return "本季度尚未结束，不能通知税款";
  if (filing.noticeTaxType !== NOT_NOTIFIED) return "税款已通知";
  if (filing.calcStatus === CALCULATED) return null;
  return filing.calcError ?? "尚未测算税款，请先测算";
};

const dueFault: FaultOf = (filing, context) =>
  notifiedFault(filing, context) ?? (Number(filing.ybtse) > LEAST_DUE ? null : "没有应缴税款，无需扣款时间");

function faultOf(operationType: number): FaultOf {
  if (operationType === NOTIFY) return notNotifiableReason;
  return operationType === REVOKE ? notifiedFault : dueFault;
}

interface PaymentParams extends Quarter {
  readonly qyIdList: readonly number[];
  readonly status: number;
}

/** Notes of declared prepayments whether they have been taken; of all these clients or of none. */
export const saveIncomePayments =
  (type: IncomeTaxType) =>
  async ({ qyIdList, status, kjnd, quarter }: PaymentParams, context: FirmContext) => {
    const asked = { kjnd, quarter, companyIds: qyIdList };
    const { passed, failed } = await sortFilings(type, asked, paymentFault, context);
    const [first] = failed;
    if (first) throw new Refusal("rule", `「${first.companyName}」${first.reason}`);
    await context.db
      .updateTable("incomeTaxFiling")
      .set({ noticeTaxType: status === 1 ? TAX_DONE : AWAITING_PAYMENT, updateTime: context.clock.now() })
      .where(
        "id",
        "in",
        passed.map(({ id }) => id),
      )
      .execute();
    return { changedCount: passed.length };
  };

function paymentFault({ taxDeclareStatus, ybtse }: IncomeFiling): string | null {
  if (taxDeclareStatus !== DECLARED) return "尚未申报，不能修改扣款状态";
  return Number(ybtse) > LEAST_DUE ? null : "没有应缴税款，无需修改扣款状态";
}
