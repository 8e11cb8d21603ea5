import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { PeriodOf } from "../company-period/company-period.ts";
import { NOT_NOTIFIED } from "../company-period/period-states.ts";
import { noticedTax } from "../filing/filed-taxes.ts";
import { closedReason, presentMonth, readAnswer } from "./client-months.ts";
import { readLetters } from "./letter/read-letters.ts";

/** The notice of a tax that the company has been sent, VAT where none is named, with what it can still answer. */
export async function readClientLetter(
  { companyId, szId, ...month }: PeriodOf & { readonly szId?: number | undefined },
  context: FirmContext,
) {
  const tax = noticedTax(szId);
  const [row] = await tax.read([companyId], month, context);
  if (row === undefined || tax.state(row).noticeTaxType === NOT_NOTIFIED)
    throw new Refusal("rule", "会计已撤回这份通知，请等待新的通知");
  const reading = { month, draft: null, reader: "client" } as const;
  const [letter] = await readLetters(tax, [companyId], reading, context);
  if (!letter) throw new Refusal("missing", "通知不存在，请刷新后重试");
  const { first, last } = tax.payDays(month, context);
  return {
    letter,
    month: presentMonth(tax, row, await readAnswer(tax, row, context)),
    firstPayDay: first,
    lastPayDay: last,
    closedReason: closedReason(tax, row, context.clock.now()),
  };
}
