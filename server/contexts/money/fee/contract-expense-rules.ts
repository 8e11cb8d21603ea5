import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { Fields } from "../../../contracts/record.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { RulesOf } from "../../../records/rule-book.ts";

/** An expenditure belongs to the company of its client, and to a user; no expenditure or payment lies in the future. */
export const contractExpenseRules: RulesOf<"contractExpense"> = {
  complete: async (fields, before, context) => ({
    ...fields,
    companyId: before ? before.companyId : await companyOf(fields.clientId, context),
    userId: fields.userId ?? context.user.id,
  }),
  assertAllowed: async (after, _before, { clock }) => {
    const today = clock.now().slice(0, 10);
    assertNotAfter(after, "expenseDate", today, "发生日期不能晚于今天");
    assertNotAfter(after, "payTime", today, "付款日期不能晚于今天");
    if (typeof after.payTime === "string") {
      assertNotAfter(after, "expenseDate", after.payTime, "付款日期不能早于发生日期", "payTime");
    }
  },
};

async function companyOf(clientId: number, context: FirmContext): Promise<number | null> {
  const clients = await RecordStore.open("feeClient", context);
  return (await clients.find(clientId)).companyId;
}

function assertNotAfter(fields: Fields, name: string, last: string, message: string, path = name): void {
  const day = fields[name];
  if (typeof day === "string" && day > last) throw new Refusal("validation", message, [{ path, message }]);
}
