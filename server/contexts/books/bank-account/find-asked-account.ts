import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { type BankAccount, findAccount } from "./bank-account.ts";

interface Asked {
  readonly yhzhid?: number | undefined;
  readonly companyId?: number | undefined;
}

/** The account itself, which must be the company's, or the company's first one in use. */
export async function findAskedAccount(
  { yhzhid, companyId }: Asked,
  context: FirmContext,
): Promise<BankAccount> {
  if (yhzhid !== undefined) {
    const account = await findAccount(yhzhid, context);
    if (companyId === undefined || account.companyId === companyId) return account;
    throw new Refusal("rule", "该银行账户不属于所选的客户");
  }
  if (companyId === undefined) throw new Refusal("rule", "请选择银行账户或客户");
  const store = await RecordStore.open("bankAccount", context);
  const accounts = await store.list({ where: { companyId } });
  const [first] = accounts.toSorted(
    (left, right) => right.status - left.status || left.yhzhid - right.yhzhid,
  );
  if (!first) throw new Refusal("rule", "该客户还没有银行账户，请先在银行流水中新增");
  return first;
}
