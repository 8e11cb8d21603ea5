import type { DemoCompany } from "../demo-companies.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { setUp } from "./books.ts";

const HOME = ["CNY", "人民币", "¥"] as const;

/** Code, name, sign, and about what one of it costs. */
const FOREIGN = [
  ["USD", "美元", "$", 7.12],
  ["EUR", "欧元", "€", 7.85],
  ["HKD", "港币", "HK$", 0.91],
] as const;

/** RMB in every ledger; in every fifth one foreign currencies as well, one of them no longer used. */
export function makeCurrencies(world: DemoWorld, company: DemoCompany, index: number): DemoRecord[] {
  const createTime = setUp(world, company);
  const foreign = index % 5 === 0 ? FOREIGN : [];
  return [HOME, ...foreign].map(([bzdm, bzmc, symbol]) => ({
    companyId: company.companyId,
    createTime,
    fields: { bzdm, bzmc, symbol, isBase: bzdm === HOME[0] ? 1 : 0, status: bzdm === "HKD" ? 0 : 1 },
  }));
}

/** Rates of a year up to the month before the one in hand, whose rates nobody has entered yet; `ids`: those of the currencies by their codes. A month begins with the rate that the last one ended with. */
export function makeRates(
  world: DemoWorld,
  company: DemoCompany,
  ids: ReadonlyMap<string, number>,
): DemoRecord[] {
  return FOREIGN.flatMap(([bzdm, _name, _sign, about]) => {
    const currencyId = ids.get(bzdm);
    if (currencyId === undefined || bzdm === "HKD") return [];
    const random = world.random("rates", bzdm);
    let last = about;
    return world.periods.slice(-13, -1).map(({ kjnd, kjqj, name }): DemoRecord => {
      const qcRate = last;
      last = Math.round((about + (random.next() - 0.5) * about * 0.02) * 10_000) / 10_000;
      return {
        companyId: company.companyId,
        kjnd,
        kjqj,
        createTime: `${name}-01 09:10:00`,
        fields: { currencyId, qcRate, qmRate: last },
      };
    });
  });
}
