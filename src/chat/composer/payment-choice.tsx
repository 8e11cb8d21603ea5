import { Checkbox } from "antd";
import dayjs from "dayjs";
import { useId } from "react";
import { pickersOf } from "../../fields/antd/pickers-of.ts";
import type { PaymentDays } from "../../domain/tax/payment-days.ts";
import type { DraftInHand } from "./use-draft.ts";

interface PaymentChoiceProps extends Pick<DraftInHand, "draft" | "change"> {
  readonly today: string;
  readonly days: PaymentDays | "failed" | null;
}

/** When a confirmed tax will be paid, or that it will not be yet. */
export function PaymentChoice({ draft, change, today, days }: PaymentChoiceProps) {
  const { DatePicker } = pickersOf(today);
  const id = useId();
  const { paymentTime, isDeferred } = draft;
  const range = days === null || days === "failed" ? null : days;
  return (
    <div className="chat-payment">
      <label htmlFor={id}>扣款日期</label>
      <DatePicker
        id={id}
        size="small"
        placeholder="请选择扣款日期"
        disabled={isDeferred || range === null}
        value={paymentTime === null ? null : dayjs(paymentTime)}
        {...(range && { minDate: dayjs(range.first), maxDate: dayjs(range.last) })}
        onChange={(_day, text) =>
          change({ paymentTime: typeof text === "string" && text !== "" ? text : null })
        }
      />
      <Checkbox
        checked={isDeferred}
        onChange={({ target }) =>
          change({ isDeferred: target.checked, ...(target.checked && { paymentTime: null }) })
        }
      >
        暂不扣款
      </Checkbox>
      <span className="chat-hint">
        {days === "failed"
          ? "征期日历没有读取成功，暂时不能选择日期"
          : range && `可选 ${range.first} 至 ${range.last}`}
      </span>
    </div>
  );
}
