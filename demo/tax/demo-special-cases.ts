import type { DemoCompany } from "../demo-companies.ts";
import type { DemoPeriod, DemoWorld } from "../demo-world.ts";
import { hasBureauAccount, isGeneral } from "./demo-period-state.ts";

export interface DemoSpecialCase {
  readonly specialType: string;
  readonly amount: number | null;
  readonly bz: string | null;
  /** Names of the files that came with it. */
  readonly files: readonly string[];
}

/** The amounts that a company has declared beside its invoices in a month: seldom anything. */
export function demoSpecialCases(
  world: DemoWorld,
  company: DemoCompany,
  { kjnd, kjqj, name }: DemoPeriod,
): DemoSpecialCase[] {
  if (!hasBureauAccount(company)) return [];
  const random = world.random("special", company.companyId, name);
  const turn = (company.companyId + kjnd * 12 + kjqj) % 12;
  const yuan = (least: number, most: number) => random.between(least * 100, most * 100) / 100;
  const general = isGeneral(company);
  switch (turn) {
    case 0:
      return general
        ? [{ specialType: "jxzc", amount: yuan(80, 900), bz: "集体福利用品，进项税额转出", files: [] }]
        : [];
    case 3:
      return [{ specialType: "fwskf", amount: 280, bz: "税控设备技术维护费", files: [] }];
    case 5:
      return general
        ? [
            {
              specialType: "lkys",
              amount: yuan(60, 480),
              bz: `${kjqj}月出差火车票`,
              files:
                name === world.periods.at(-1)?.name && company.companyId % 2 === 1
                  ? []
                  : ["旅客运输票据.jpg"],
            },
          ]
        : [];
    case 7:
      return company.industry === "建筑业"
        ? [{ specialType: "wdyj", amount: yuan(100, 900), bz: "外地项目预缴", files: ["预缴完税凭证.pdf"] }]
        : [];
    case 9:
      return [{ specialType: "wpsr", amount: yuan(800, 6_000), bz: "零星收入未开票", files: [] }];
    case 11:
      return random.chance(0.3)
        ? [{ specialType: "qt", amount: null, bz: "客户要求下月统一补开发票", files: ["情况说明.pdf"] }]
        : [];
    default:
      return [];
  }
}
