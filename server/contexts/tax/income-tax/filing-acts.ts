import type { FirmContext } from "../../../contracts/firm-context.ts";
import { assertNoneFailed, outcomeOf } from "../company-period/sorted-companies.ts";
import { declareFilings } from "../filing/declare-filings.ts";
import { notePayments } from "../filing/note-payments.ts";
import { notifyFilings } from "../filing/notify-filings.ts";
import type { ParamsOf } from "../../../contracts/operation.ts";
import { type Quarter, monthOf } from "./income-filing.ts";
import type { IncomeTaxType } from "./income-tax-type.ts";

interface OfClients extends Quarter {
  readonly qyIdList: readonly number[];
}

/** Notifies clients of their prepayments, takes that back, or changes when the tax is taken; those that cannot be are named. */
export const notifyPrepayments =
  (type: IncomeTaxType) =>
  async ({ qyIdList: companyIds, kjnd, quarter, ...notice }: Notice, context: FirmContext) =>
    outcomeOf(await notifyFilings(type, { month: monthOf({ kjnd, quarter }), companyIds }, notice, context));

/** Leaves a job that declares the prepayments that their clients were notified of; names those that cannot be. */
export const declarePrepayments =
  (type: IncomeTaxType) =>
  async ({ qyIdList: companyIds, kjnd, quarter, ...wanted }: Declaration, context: FirmContext) =>
    await declareFilings(type, { month: monthOf({ kjnd, quarter }), companyIds }, wanted, context);

type Notice = ParamsOf<"incomeTax.corporate.confirmTax">;
type Declaration = ParamsOf<"incomeTax.corporate.batchSubmit">;

interface Payments extends OfClients {
  readonly status: number;
}

/** Notes of declared prepayments whether they have been taken; of all these clients or of none. */
export const savePrepayments =
  (type: IncomeTaxType) =>
  async ({ qyIdList: companyIds, status, ...quarter }: Payments, context: FirmContext) => {
    const asked = { month: monthOf(quarter), companyIds, status };
    const sorted = await notePayments(type, asked, context);
    assertNoneFailed(sorted);
    return { changedCount: sorted.passed.length };
  };
