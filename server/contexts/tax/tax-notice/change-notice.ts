import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import { isHistorical } from "../company-period/period-days.ts";
import {
  AWAITING_PAYMENT,
  DECLARED,
  DECLARING,
  NOTIFIED,
  NOT_NOTIFIED,
  TAX_DONE,
} from "../company-period/period-states.ts";
import { sortCompanies } from "../tax-confirm/notice-faults.ts";
import { readDeclaredAmounts } from "./declared-amounts.ts";
import { CHANGE_PAY_TIME, MARK_PAID, MARK_UNPAID, NOTIFY, REVOKE, keepNotice } from "./keep-notice.ts";
import { assertPayTime } from "./pay-time.ts";

/** Revokes notices or changes when the tax is taken; of all these companies or of none. */
export const changeNotices = operation("taxNotice.batchNotice", async (params, context) => {
  const { operationType, qyIdList, kjnd, kjqj } = params;
  if (operationType === NOTIFY) throw new Refusal("rule", "请从通知税款进入，此处只能撤销通知或修改扣款时间");
  const companyIds = [...new Set([...qyIdList, ...(params.noticeTaxReqList ?? []).map(({ qyId }) => qyId)])];
  const { passed, failed } = await sortCompanies({ kjnd, kjqj, companyIds }, faultOf(operationType), context);
  const [first] = failed;
  if (first) throw new Refusal("rule", `「${first.companyName}」${first.reason}`);
  const payTime =
    operationType === CHANGE_PAY_TIME ? assertPayTime(params, params, context.clock.now()) : undefined;
  for (const row of passed) {
    const content = params.noticeTaxReqList?.find(({ qyId }) => qyId === row.companyId)?.content ?? null;
    const changes = payTime ?? REVOKED;
    await context.db
      .updateTable("companyPeriod")
      .set({ ...changes, updateTime: context.clock.now() })
      .where("id", "=", row.id)
      .execute();
    await keepNotice({ ...row, ...changes }, { operationType, taxAmount: row.qrzzse, content }, context);
  }
  return null;
});

const REVOKED = {
  noticeTaxType: NOT_NOTIFIED,
  noticePayType: null,
  taxStatus: null,
  taxConfirmState: 0,
  doubtState: 0,
  content: null,
  fileKeyList: "[]",
  paymentTimeType: null,
  payTime: null,
};

function faultOf(operationType: number) {
  return (row: CompanyPeriod, { clock }: FirmContext): string | null => {
    const title = operationType === REVOKE ? "撤销通知" : "修改扣款时间";
    if (isHistorical(row.kjnd, row.kjqj, clock.now())) return `历史账期不支持${title}`;
    if (row.noticeTaxType !== NOTIFIED) return `不是已通知状态，不能${title}`;
    if (operationType === REVOKE && row.taxDeclareStatus === DECLARING) return "的增值税正在申报中，不可撤销";
    return null;
  };
}

/** Notes of declared taxes whether they have been taken. */
export const savePayments = operation(
  "taxNotice.paymentStatus.batchSave",
  async ({ qyIdList, kjnd, kjqj, status }, context) => {
    const paymentFault = (row: CompanyPeriod) =>
      row.taxDeclareStatus !== DECLARED
        ? "尚未申报，不能修改扣款状态"
        : row.noticeTaxType < AWAITING_PAYMENT
          ? "税款尚未进入待缴款，不能修改扣款状态"
          : null;
    const { passed, failed } = await sortCompanies(
      { kjnd, kjqj, companyIds: qyIdList },
      paymentFault,
      context,
    );
    const [first] = failed;
    if (first) throw new Refusal("rule", `「${first.companyName}」${first.reason}`);
    await context.db
      .updateTable("companyPeriod")
      .set({ noticeTaxType: status === 1 ? TAX_DONE : AWAITING_PAYMENT, updateTime: context.clock.now() })
      .where(
        "id",
        "in",
        passed.map(({ id }) => id),
      )
      .execute();
    const declared = await readDeclaredAmounts(qyIdList, { kjnd, kjqj }, context);
    const operationType = status === 1 ? MARK_PAID : MARK_UNPAID;
    for (const row of passed) await keepNotice(row, { operationType, taxAmount: declared(row) }, context);
    return { changedCount: passed.length };
  },
);
