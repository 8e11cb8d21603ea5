import { yuanToFen } from "../../../../src/domain/money.ts";
import { filingWindow } from "../../../../src/domain/tax/filing-window.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { payDaysOf } from "../company-period/period-days.ts";
import { presentNotice } from "../filing/present-state.ts";
import { describeLateness } from "../tax-notice/estimate-late-fees.ts";
import { type Quarter, monthOf } from "./income-filing.ts";
import type { IncomeTaxType } from "./income-tax-type.ts";
import { COMPANY_COLUMNS, selectFilings } from "./select-filings.ts";
import { sumFilings } from "./sum-filings.ts";

interface Params extends Quarter {
  readonly qyIdList: readonly number[];
}

/** The notices of prepayments before they are sent: the amounts added up, the deadline and the late fees. */
export const previewFilings =
  (type: IncomeTaxType) =>
  async ({ qyIdList, ...quarter }: Params, context: FirmContext) => {
    const month = monthOf(quarter);
    const asked = (await selectFilings(type, quarter, context)).where("company.companyId", "in", [
      ...qyIdList,
    ]);
    const rows = await asked
      .select([...COMPANY_COLUMNS])
      .select(["f.ybtse", "f.toldAmount"])
      .execute();
    const dues = rows.map(({ areaId, ybtse }) => ({
      fen: yuanToFen(Number(ybtse ?? 0)),
      deadline: filingWindow(month.kjnd, month.kjqj, context.filingCalendar, areaId ?? "").last,
    }));
    const usual = { fen: 0, deadline: filingWindow(month.kjnd, month.kjqj, context.filingCalendar).last };
    const payDays = payDaysOf(month, context.clock.now());
    return {
      ...describeLateness(dues.length === 0 ? [usual] : dues, payDays, context),
      lastPayDay: payDays.last,
      companyList: rows.map(presentNotice),
      ...(await sumFilings(asked)),
    };
  };
