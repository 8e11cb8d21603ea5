import { type DemoRandom, demoRandom } from "../demo-random.ts";
import type { AccountAtBank, BankGateway, StatementLine } from "../../server/gateways/bank-gateway.ts";
import { GatewayRefusal } from "../../server/gateways/gateway-refusal.ts";
import { demoBankChannels } from "./demo-bank-channels.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every eleventh account meets a bank that is down; every ninth code is refused; every eighth receipt is missing. */
const DOWN_OF = 11;
const REFUSED_OF = 9;
const NO_RECEIPT_OF = 8;

interface Deal {
  readonly zy: string;
  readonly dfhm: string;
  readonly sjfx: 1 | 2;
  readonly least: number;
  readonly most: number;
}

const DEALS: readonly Deal[] = [
  { zy: "货款", dfhm: "上海恒岳商贸有限公司", sjfx: 1, least: 8_000, most: 60_000 },
  { zy: "服务费", dfhm: "苏州启辰科技有限公司", sjfx: 1, least: 3_000, most: 30_000 },
  { zy: "采购款", dfhm: "宁波同济物资有限公司", sjfx: 2, least: 2_000, most: 25_000 },
  { zy: "房租", dfhm: "上海安居资产管理有限公司", sjfx: 2, least: 3_000, most: 12_000 },
  { zy: "账户管理费", dfhm: "开户银行", sjfx: 2, least: 10, most: 60 },
];

/**
 * Plays the banks of the demonstration. Its answers depend on nothing but the account and the day: the same
 * request has the same answer.
 */
export const demoBank: BankGateway = {
  channels: (sysBankId) => Promise.resolve(demoBankChannels(sysBankId)),
  issueCode: (account) => Promise.resolve(codeOf(account)),
  acceptsCode: (account, code) =>
    Promise.resolve(code === codeOf(account) || of(account, code).between(1, REFUSED_OF) > 1),
  readLines: (account, startDate, endDate) =>
    of(account, "down").between(1, DOWN_OF) === 1
      ? Promise.reject(new GatewayRefusal("银行系统维护中，未能返回流水，请稍后重新采集"))
      : Promise.resolve(daysBetween(startDate, endDate).flatMap((day) => linesOf(account, day))),
  findReceipts: (account, lshs) =>
    Promise.resolve(new Set(lshs.filter((lsh) => of(account, lsh).between(1, NO_RECEIPT_OF) > 1))),
};

function codeOf(account: AccountAtBank): string {
  return String(of(account, "code").between(10_000_000, 99_999_999));
}

function of({ sysBankId, yhzh }: AccountAtBank, what: string): DemoRandom {
  return demoRandom("bank", sysBankId, yhzh, what);
}

function daysBetween(startDate: string, endDate: string): string[] {
  const first = Date.parse(startDate);
  const count = Math.round((Date.parse(endDate) - first) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_none, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
}

/** On two days out of five there is a transaction. */
function linesOf(account: AccountAtBank, day: string): StatementLine[] {
  const random = of(account, day);
  if (random.between(1, 5) > 2) return [];
  const { zy, dfhm, sjfx, least, most } = random.pick(DEALS);
  const lsh = `${day.replaceAll("-", "")}${random.between(10_000_000, 99_999_999)}`;
  const fen = random.between(least * 100, most * 100);
  return [{ lsh, jyrq: day, zy, dfhm, dfzh: null, dfkhh: null, sjfx, fen }];
}
