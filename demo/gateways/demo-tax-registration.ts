import { demoRandom } from "../demo-random.ts";
import { GatewayRefusal } from "../../server/gateways/gateway-refusal.ts";
import type { RegisteredTax, TaxRegistration, Taxpayer } from "../../server/gateways/tax-registration.ts";

const GENERAL = "001";
const SOLE_TRADER = "2";
const MONTHLY = "06";
const QUARTERLY = "08";
const BY_CASE = "11";

/** Plays the tax bureau of the demonstration: the same taxpayer always has the same registration; one of twelve cannot sign in. */
export const demoTaxRegistration: TaxRegistration = {
  readTaxes: async (taxpayer) => {
    await signIn(taxpayer);
    return registeredTaxes(taxpayer);
  },
  readSocialSecurity: async (taxpayer) => {
    await signIn(taxpayer);
    const { personCount, registrationDate } = taxpayer;
    if (personCount === null || personCount < 3) return undefined;
    const startDate = registrationDate ?? UNKNOWN_START;
    return { szid: 69, zspm: "城镇职工社会保险费", sbzq: MONTHLY, sl: null, startDate };
  },
};

/** Employers of so many people have a union, whose funds the bureau collects. */
const UNION_STAFF = 10;

const UNKNOWN_START = "2020-01-01";

function signIn({ taxlayerNo }: Taxpayer): Promise<void> {
  return demoRandom("tax-registration", taxlayerNo).between(1, 12) === 1
    ? Promise.reject(new GatewayRefusal("电子税务局登录失败：办税人员账号未通过实名验证，请验证后重新采集"))
    : Promise.resolve();
}

/** The taxes that a taxpayer of this kind is registered for. */
export function registeredTaxes({
  taxlayerType,
  nsqxdm,
  companyType,
  registrationDate,
  taxlayerNo,
  personCount,
}: Taxpayer): RegisteredTax[] {
  const startDate = registrationDate ?? UNKNOWN_START;
  const isGeneral = taxlayerType === GENERAL;
  const isSoleTrader = companyType === SOLE_TRADER;
  const random = demoRandom("registered-taxes", taxlayerNo);
  const tax = (szid: number, zspm: string, sbzq: string, sl: number | null): RegisteredTax => ({
    szid,
    zspm,
    sbzq,
    sl,
    startDate,
  });
  return [
    tax(1, random.pick(["货物及劳务", "现代服务", "生活服务"]), nsqxdm, isGeneral ? 0.13 : 0.01),
    ...(isSoleTrader ? [] : [tax(3, "应纳税所得额", QUARTERLY, 0.25)]),
    tax(4, "市区（增值税附征）", nsqxdm, 0.07),
    tax(5, "增值税教育费附加", nsqxdm, 0.03),
    tax(6, "增值税地方教育附加", nsqxdm, 0.02),
    tax(9, "买卖合同", random.chance(0.7) ? QUARTERLY : BY_CASE, 0.0003),
    tax(11, isSoleTrader ? "经营所得" : "工资薪金所得", isSoleTrader ? QUARTERLY : MONTHLY, null),
    ...(isSoleTrader
      ? []
      : [tax(-1, isGeneral ? "企业会计准则财务报表" : "小企业会计准则财务报表", QUARTERLY, null)]),
    ...((personCount ?? 0) >= UNION_STAFF ? [tax(55, "工会经费", MONTHLY, 0.02)] : []),
    ...(random.chance(0.25) ? [tax(63, "地方水利建设基金", nsqxdm, 0.0005)] : []),
  ];
}
