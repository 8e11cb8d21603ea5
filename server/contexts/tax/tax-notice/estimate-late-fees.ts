import { fenToYuan, formatYuan } from "../../../../src/domain/money.ts";
import { lateFee } from "../../../../src/domain/tax/late-fee.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { PayDays } from "../company-period/period-days.ts";

/** A tax that is to be paid, in 分, and the last day for it. */
export interface Due {
  readonly fen: number;
  readonly deadline: string;
}

export interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last day for these taxes, and what each later day costs. */
export function describeLateness(dues: readonly Due[], payDays: PayDays, context: FirmContext) {
  const deadline = earliest(dues);
  const today = context.clock.now().slice(0, 10);
  return {
    deadline,
    pendingRemark: today > deadline ? `申报期已于 ${deadline} 截止，逾期缴款按日加收万分之五的滞纳金` : null,
    unpaidRemark: `申报期至 ${deadline} 截止，之后缴款按日加收万分之五的滞纳金`,
    lateDays: lateDays(dues, payDays),
  };
}

function earliest(dues: readonly Due[]): string {
  return dues.map(({ deadline }) => deadline).toSorted()[0] ?? "";
}

/** The days after the earliest deadline on which these taxes may still be taken, with their late fees. */
export function lateDays(dues: readonly Due[], { first, last }: PayDays) {
  const deadline = earliest(dues);
  return daysBetween(deadline, last)
    .filter((payDay) => payDay >= first)
    .map((payDay) => lateDay(dues, deadline, payDay));
}

/** A day on which these taxes are taken after their deadline, and what that costs. */
export function lateDay(dues: readonly Due[], deadline: string, payDay: string) {
  const fen = dues.reduce((sum, due) => sum + lateFee(due.fen, due.deadline, payDay).fee, 0);
  const { days } = lateFee(0, deadline, payDay);
  const companies = dues.length > 1 ? `${dues.length} 家企业合计` : "";
  const fee =
    fen === 0
      ? "预计滞纳金在 1 元以下，按零计算"
      : `${companies}预计滞纳金 ${formatYuan(fenToYuan(fen))} 元（每日万分之五）`;
  return {
    payDay,
    days,
    amount: fenToYuan(fen),
    remark: `申报期至 ${deadline} 截止，已逾期 ${days} 天，${fee}`,
  };
}

/** The days after `from`, up to and with `to`. */
function daysBetween(from: string, to: string): string[] {
  const count = Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY_MS);
  return Array.from({ length: count }, (_none, index) =>
    new Date(Date.parse(from) + (index + 1) * DAY_MS).toISOString().slice(0, 10),
  );
}
