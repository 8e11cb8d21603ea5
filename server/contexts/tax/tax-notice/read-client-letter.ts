import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import { type PeriodOf, findPeriod } from "../company-period/company-period.ts";
import { payDaysOf } from "../company-period/period-days.ts";
import { NOT_NOTIFIED } from "../company-period/period-states.ts";
import { closedReason, presentMonth, readAnswer } from "./client-months.ts";
import { readLetters } from "./letter/read-letters.ts";

/** The notice that the company has been sent of a month, with what it can still answer. */
export async function readClientLetter({ companyId, ...month }: PeriodOf, context: FirmContext) {
  const row = await findPeriod(context.db, { companyId, ...month });
  if (!row || row.noticeTaxType === NOT_NOTIFIED)
    throw new Refusal("rule", "会计已撤回这份通知，请等待新的通知");
  const [letter] = await readLetters([companyId], { month, draft: null, reader: "client" }, context);
  if (!letter) throw new Refusal("missing", "通知不存在，请刷新后重试");
  const now = context.clock.now();
  const { first, last } = payDaysOf(month, now);
  return {
    letter,
    month: presentMonth(row, await readAnswer(row, context)),
    firstPayDay: first,
    lastPayDay: last,
    closedReason: closedReason(row, now),
  };
}
