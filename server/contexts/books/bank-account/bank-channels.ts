import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { BankChannel, ChannelOffer } from "../../../gateways/bank-gateway.ts";

/** `collectChannel` of an account whose statements are imported by hand. */
export const BY_HAND: BankChannel = 3;

/** The ways in which statements of a bank can be had; files can be imported from any. */
export async function bankChannels(
  sysBankId: string,
  { gateways }: Pick<FirmContext, "gateways">,
): Promise<readonly ChannelOffer[]> {
  const offers = await gateways.bank.channels(sysBankId);
  return [...offers, { channel: BY_HAND, guide: "企业从网银导出对账单，由会计在系统中导入" }];
}
