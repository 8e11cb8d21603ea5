import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { settlementWindow } from "../../../../src/domain/tax/filing-window.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { isDue, isOpenBalance } from "../filing/noticed-tax.ts";
import { presentNotice } from "../filing/present-state.ts";
import { describeLateness } from "../tax-notice/estimate-late-fees.ts";
import { readSettlementRow } from "./list-settlements.ts";
import { selectSettlements } from "./select-settlements.ts";
import { SETTLEMENT, monthOfYear } from "./settlement.ts";

/** The notices of settlements before they are sent: what is due and what comes back, and late fees; one client's in full. */
export const previewSettlements = operation(
  "taxDeclare.hsqj.preview",
  async ({ kjnd, qyIdList }, context) => {
    const rows = await (
      await selectSettlements(kjnd, context)
    )
      .select(["company.companyId as ofCompany", "company.companyName", "a.ybtse", "a.toldAmount"])
      .where("company.companyId", "in", [...qyIdList])
      .execute();
    const deadline = settlementWindow(kjnd, context.filingCalendar).last;
    const due = rows.filter(({ ybtse }) => isDue(ybtse));
    const refunded = rows.filter(({ ybtse }) => isOpenBalance(ybtse) && !isDue(ybtse));
    const total = (of: typeof rows) => of.reduce((sum, { ybtse }) => sum + yuanToFen(Number(ybtse)), 0);
    const dues = due.map(({ ybtse }) => ({ fen: yuanToFen(Number(ybtse)), deadline }));
    const payDays = SETTLEMENT.payDays(monthOfYear(kjnd), context);
    const [only] = qyIdList.length === 1 ? qyIdList : [];
    return {
      ...describeLateness(dues.length === 0 ? [{ fen: 0, deadline }] : dues, payDays, context),
      companyList: rows.map(presentNotice),
      lastPayDay: payDays.last,
      dueNum: due.length,
      dueAmount: fenToYuan(total(due)),
      refundNum: refunded.length,
      refundAmount: fenToYuan(-total(refunded)),
      noneNum: rows.length - due.length - refunded.length,
      ...(only === undefined ? NOTHING_OF_ONE : await figuresOf(only, kjnd, context)),
    };
  },
);

const NOTHING_OF_ONE = {
  lrze: null,
  ynssde: null,
  ynsdse: null,
  jmsdse: null,
  yyjse: null,
  ybtse: null,
};

async function figuresOf(qyId: number, kjnd: number, context: FirmContext) {
  const { lrze, ynssde, ynsdse, jmsdse, yyjse, ybtse } = await readSettlementRow({ qyId, kjnd }, context);
  return { lrze, ynssde, ynsdse, jmsdse, yyjse, ybtse };
}
