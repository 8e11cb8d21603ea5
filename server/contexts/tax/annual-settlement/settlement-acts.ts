import { groupRows } from "../../../../src/domain/group-rows.ts";
import { operation } from "../../../contracts/operation.ts";
import { outcomeOf } from "../company-period/sorted-companies.ts";
import { declareFilings } from "../filing/declare-filings.ts";
import { notePayments } from "../filing/note-payments.ts";
import { notifyFilings } from "../filing/notify-filings.ts";
import { SETTLEMENT, monthOfYear } from "./settlement.ts";

/** Notifies clients of their settlements, takes that back, or changes when the tax is taken; those that cannot be are named. */
export const notifySettlements = operation(
  "taxNotice.settleConfirmTax",
  async ({ noticeTaxReqList, ...given }, context) => {
    const outcomes = [];
    for (const [kjnd, own] of groupRows(noticeTaxReqList, (one) => one.kjnd)) {
      const asked = { month: monthOfYear(kjnd), companyIds: own.map(({ qyId }) => qyId) };
      outcomes.push(await notifyFilings(SETTLEMENT, asked, { ...given, noticeTaxReqList: own }, context));
    }
    return outcomeOf({
      passed: outcomes.flatMap(({ passed }) => passed),
      failed: outcomes.flatMap(({ failed }) => failed),
    });
  },
);

/** Leaves a job that declares the settlements that their clients were notified of; names those that cannot be. */
export const declareSettlements = operation(
  "taxDeclare.hsqj.batchDeclare",
  async ({ kjnd, qyIdList: companyIds, ...wanted }, context) =>
    await declareFilings(SETTLEMENT, { month: monthOfYear(kjnd), companyIds }, wanted, context),
);

/** Notes of declared settlements whether the tax has been taken, or paid back; those that cannot be noted are named. */
export const saveSettlementPayments = operation(
  "taxDeclare.hsqj.paymentStatus",
  async ({ kjnd, qyIdList: companyIds, status }, context) =>
    outcomeOf(await notePayments(SETTLEMENT, { month: monthOfYear(kjnd), companyIds, status }, context)),
);
