import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { keepOne } from "../../../records/write/keep-one.ts";

/** The confirmation of the entries of a company and period, its user, and the number still without a subject. */
export const queryConfirmation = operation("bankAccount.confirmStatus.query", async (period, context) => {
  const store = await RecordStore.open("bankConfirmation", context);
  const entries = await RecordStore.open("bankEntry", context);
  const confirmation = await store.first({ where: { ...period } });
  return {
    ...period,
    confirmStatus: confirmation?.confirmStatus ?? 0,
    confirmUserName: confirmation?.confirmUserName ?? null,
    confirmTime: confirmation?.confirmTime ?? null,
    entryCount: await entries.count({ where: { ...period } }),
    unmatchedCount: await entries.count({ where: { ...period, matchStatus: 0 } }),
  };
});

/** Confirms the entries of a period, which then stay as they are, or takes that back. */
export const updateConfirmation = operation(
  "bankAccount.confirmStatus.update",
  async ({ confirmType, confirmStatus, ...period }, context) => {
    const { clock, user } = context;
    const { companyId, kjnd, kjqj } = period;
    const name = `${kjnd}年${String(kjqj).padStart(2, "0")}期银行流水`;
    context.concerns(name);
    const store = await RecordStore.open("bankConfirmation", context);
    await keepOne(store, { companyId, kjnd, kjqj }, async (confirmation) => {
      if ((confirmation?.confirmStatus ?? 0) === confirmStatus)
        throw new Refusal("rule", confirmStatus === 1 ? `${name}已确认` : `${name}尚未确认`);
      if (confirmStatus === 1) await assertMatched(period, name, context);
      const [confirmUserId, confirmTime] = confirmStatus === 1 ? [user.id, clock.now()] : [null, null];
      return { confirmStatus, confirmType, confirmUserId, confirmTime };
    });
    return null;
  },
);

async function assertMatched(
  period: ParamsOf<"bankAccount.confirmStatus.query">,
  name: string,
  context: FirmContext,
): Promise<void> {
  const entries = await RecordStore.open("bankEntry", context);
  const open = await entries.count({ where: { ...period, matchStatus: 0 } });
  if (open > 0) throw new Refusal("rule", `${name}还有 ${open} 笔未匹配科目，请处理后再确认`);
}
