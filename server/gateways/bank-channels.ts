/** 1 银企直连, 2 网银授权, 3 手工导入. */
type BankChannel = 1 | 2 | 3;

interface ChannelOffer {
  readonly channel: BankChannel;
  /** What the client company has to do. */
  readonly guide: string;
}

const DIRECT: ChannelOffer = {
  channel: 1,
  guide: "企业在开户网点签署银企直连协议后，由系统申领授权查询码，流水和回单每日自动采集",
};
const ONLINE: ChannelOffer = {
  channel: 2,
  guide: "企业登录网银，在“代理记账授权”中填写授权查询码并确认，次日起可采集流水和回单",
};
const BY_HAND: ChannelOffer = { channel: 3, guide: "企业从网银导出对账单，由会计在系统中导入" };

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

/** The ways in which a bank gives statements away; files can be imported from any. */
export function bankChannels(sysBankId: string): readonly ChannelOffer[] {
  return [...(OFFERS[sysBankId] ?? []), BY_HAND];
}
