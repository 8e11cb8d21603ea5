import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { bankChannels } from "./bank-channels.ts";
import type { Fields } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readCompany } from "../../clients/door.ts";

type AccountParams = Fields &
  Pick<ParamsOf<"bankAccount.save">, "companyId" | "sysBankId" | "collectChannel">;

const TEMPORARY = 4;
const BY_HAND = 3;

/** One more account of a company; it bears the company's name and is in RMB unless said otherwise. */
export const saveAccount = operation(
  "bankAccount.save",
  async (params, context) => await addAccount(params, context),
);

/** An account that is needed for some time, and is deleted by a call of its own. */
export const addTempAccount = operation("bankAccount.temp.create", async (params, context) => {
  if (params.expireDate < context.clock.now().slice(0, 10)) {
    const message = "临时账户的有效期不能早于今天";
    throw new Refusal("validation", message, [{ path: "expireDate", message }]);
  }
  return await addAccount({ ...params, isTemp: 1, zhlx: TEMPORARY }, context);
});

async function addAccount(params: AccountParams, context: FirmContext) {
  const { companyId, sysBankId, collectChannel = BY_HAND } = params;
  const { companyName } = await readCompany(context, companyId);
  const offers = await bankChannels(sysBankId, context);
  if (!offers.some(({ channel }) => channel === collectChannel)) {
    const message = "该银行不支持所选的采集渠道，请重新选择";
    throw new Refusal("validation", message, [{ path: "collectChannel", message }]);
  }
  const store = await RecordStore.open("bankAccount", context);
  const { id } = await store.create({ zhmc: companyName, bzdm: "CNY", ...params, collectChannel });
  return { yhzhid: id };
}
