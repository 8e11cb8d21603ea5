import { yuanToFen } from "../../../../src/domain/money.ts";
import { filingWindow } from "../../../../src/domain/tax/filing-window.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { payDaysOf } from "../company-period/period-days.ts";
import { describeLateness } from "../tax-notice/foresee-late-fees.ts";
import { type Quarter, monthOf } from "./income-filing.ts";
import type { IncomeTaxType } from "./income-tax-type.ts";
import { selectFilings } from "./select-filings.ts";

interface Params extends Quarter {
  readonly qyIdList: readonly number[];
}

/** The deadline and late fees that are told before clients are notified of their prepayments together. */
export const foreseeIncomeLateness =
  (type: IncomeTaxType) =>
  async ({ qyIdList, ...quarter }: Params, context: FirmContext) => {
    const month = monthOf(quarter);
    const rows = await (
      await selectFilings(type, quarter, context)
    )
      .select(["company.areaId", "f.ybtse"])
      .where("company.companyId", "in", [...qyIdList])
      .execute();
    const dues = rows.map(({ areaId, ybtse }) => ({
      fen: yuanToFen(Number(ybtse ?? 0)),
      deadline: filingWindow(month.kjnd, month.kjqj, context.filingCalendar, areaId ?? "").last,
    }));
    const usual = { fen: 0, deadline: filingWindow(month.kjnd, month.kjqj, context.filingCalendar).last };
    const payDays = payDaysOf(month, context.clock.now());
    return {
      ...describeLateness(dues.length === 0 ? [usual] : dues, payDays, context),
      changedRemark: null,
    };
  };
