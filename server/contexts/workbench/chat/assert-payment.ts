import { boundingPeriods, paymentDays } from "../../../../src/domain/tax/payment-days.ts";
import { filingWindow } from "../../../../src/domain/tax/filing-window.ts";
import { periodParts, readPeriod } from "../../../../src/domain/period.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { ParamsOf } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";

const CORRECT = 9;
const TAX = 4;
const TAX_CONFIRMED = 2;

type PaymentContext = Pick<FirmContext, "db" | "clock" | "filingCalendar">;

/** Refuses a message that calls a confirmed tax correct without a valid payment day or 暂不扣款. */
export async function assertPayment(
  { qyid, tags, confirmInfo }: ParamsOf<"chat.record.submit">,
  provinceId: string,
  context: PaymentContext,
): Promise<void> {
  if (tags !== CORRECT || confirmInfo?.confirmType !== TAX) return;
  const { kjnd, kjqj, expandParam } = confirmInfo;
  const { paymentTime, noPaymentStatus } = expandParam ?? {};
  if (noPaymentStatus === 1 && paymentTime !== undefined) refuse("暂不扣款时不能选择扣款日期");
  if (noPaymentStatus === 1) return;
  if (paymentTime !== undefined) {
    const { first, last } = daysOf(readPeriod(kjnd, kjqj) ?? "", provinceId, context);
    if (paymentTime < first || paymentTime > last) refuse(`扣款日期应在 ${first} 至 ${last} 之间`);
    return;
  }
  const month = await context.db
    .selectFrom("companyPeriod")
    .select("confirmationStatus")
    .where("companyId", "=", qyid)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .executeTakeFirst();
  if (month?.confirmationStatus === TAX_CONFIRMED) refuse("请选择扣款日期，或选择暂不扣款");
}

function daysOf(period: string, provinceId: string, { clock, filingCalendar }: PaymentContext) {
  const today = clock.now().slice(0, 10);
  const ends = boundingPeriods(period, today).map((bounding) => {
    const { kjnd, kjqj } = periodParts(bounding);
    return filingWindow(kjnd, kjqj, filingCalendar, provinceId).last;
  });
  return paymentDays(today, ends);
}

function refuse(message: string): never {
  throw new Refusal("validation", message, [{ path: "confirmInfo.expandParam.paymentTime", message }]);
}
