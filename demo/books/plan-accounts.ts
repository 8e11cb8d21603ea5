import { demoBankChannels } from "../gateways/demo-bank-channels.ts";
import { BY_HAND } from "../../server/contexts/books/bank-account/bank-channels.ts";
import type { DemoCompany } from "../demo-companies.ts";
import type { DemoWorld } from "../demo-world.ts";
import type { AccountPlan } from "./account-plan.ts";
import { isServed } from "./books.ts";

/** Code, name, and the first digits of its account numbers. */
const BANKS = [
  ["1", "中国工商银行", "1001"],
  ["3", "中国银行", "4402"],
  ["6", "招商银行", "5129"],
  ["5", "交通银行", "3100"],
  ["2-NEW", "中国农业银行", "0339"],
  ["22", "平安银行", "1101"],
  ["46", "网商银行", "8888"],
  ["35-1", "宁波银行", "7001"],
] as const;

const BRANCHES = ["张江支行", "徐家汇支行", "静安支行", "七宝支行", "安亭支行", "五角场支行", "吴中支行"];

/** The number of companies of a firm with statements in the system. */
const WITH_STATEMENTS = 50;

/** A basic and a general account for every company in service; for some also one in dollars, a temporary and a closed one. */
export function planAccounts(world: DemoWorld, company: DemoCompany, index: number): AccountPlan[] {
  if (!isServed(company)) return [];
  const moves = world.companies.slice(0, index).filter(isServed).length < WITH_STATEMENTS;
  const random = world.random("accounts", company.companyId);
  const account = (place: number, more: Partial<AccountPlan>): AccountPlan => {
    const bank = BANKS[(index + place * 3) % BANKS.length] ?? BANKS[0];
    const [sysBankId, name, first] = bank;
    const channels = [...demoBankChannels(sysBankId).map(({ channel }) => channel), BY_HAND];
    const yhzh = `${first}${company.companyId}${place}${random.between(1_000_000, 9_999_999)}`;
    const city = String(company.address).slice(0, 2);
    const channel = channels[place === 0 ? 0 : (index + place) % channels.length];
    return {
      sysBankId,
      khh: `${name}${city}${BRANCHES[(index + place) % BRANCHES.length]}`,
      yhzh,
      zhlx: 2,
      bzdm: "CNY",
      status: 1,
      openingBalance: 0,
      collectChannel: channel ?? BY_HAND,
      moves: false,
      kmmc: `${name}（尾号${yhzh.slice(-4)}）`,
      ...more,
    };
  };
  const opening = () => random.between(20_000, 260_000) + random.between(0, 99) / 100;
  return [
    account(0, { zhlx: 1, openingBalance: opening(), moves }),
    account(1, { openingBalance: opening(), moves }),
    ...(index % 5 === 0 ? [account(2, { bzdm: "USD", zhlx: 3 })] : []),
    ...(index % 9 === 4 ? [account(3, { zhlx: 4, collectChannel: 3 })] : []),
    ...(index % 7 === 3 ? [account(4, { status: 0 })] : []),
  ];
}
