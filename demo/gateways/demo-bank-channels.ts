import type { ChannelOffer } from "../../server/gateways/bank-gateway.ts";

const DIRECT: ChannelOffer = {
  channel: 1,
  guide: "企业在开户网点签署银企直连协议后，由系统申领授权查询码，流水和回单每日自动采集",
};
const ONLINE: ChannelOffer = {
  channel: 2,
  guide: "企业登录网银，在“代理记账授权”中填写授权查询码并确认，次日起可采集流水和回单",
};

/** Code of the bank → its ways other than importing files. */
const OFFERS: { readonly [sysBankId: string]: readonly ChannelOffer[] } = {
  "1": [DIRECT, ONLINE],
  "2-NEW": [ONLINE],
  "3": [ONLINE],
  "5": [ONLINE],
  "6": [DIRECT, ONLINE],
  "6-0": [ONLINE],
  "6-1": [DIRECT],
  "22": [DIRECT, ONLINE],
  "22-0": [ONLINE],
  "22-1": [DIRECT],
  "35-1": [DIRECT],
  "46": [DIRECT],
};

/** The ways other than importing files in which a bank gives statements away. */
export function demoBankChannels(sysBankId: string): readonly ChannelOffer[] {
  return OFFERS[sysBankId] ?? [];
}
