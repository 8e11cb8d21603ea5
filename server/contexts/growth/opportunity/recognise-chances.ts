import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { takeTurn } from "../../../records/write/take-turn.ts";
import { OPEN_CHANCES } from "./chance-transitions.ts";

interface Recognised {
  readonly label: string;
  readonly title: string;
  readonly productType: string;
  readonly bizType: string;
  /** In yuan a year. */
  readonly expectAmount: number;
}

/** The chances with a client who has this risk, or is about to have it: rule of the examination → chance. */
const CHANCES_OF_RISKS: Readonly<Record<string, Recognised>> = {
  smallYearSales: {
    label: "generalTaxpayer",
    title: "小规模转一般纳税人",
    productType: "accounting",
    bizType: "upgrade",
    expectAmount: 6000,
  },
  insuredShort: {
    label: "socialInsurance",
    title: "社保公积金代缴",
    productType: "payroll",
    bizType: "addition",
    expectAmount: 3600,
  },
  noPayroll: {
    label: "payroll",
    title: "工资个税代办",
    productType: "payroll",
    bizType: "addition",
    expectAmount: 2400,
  },
};

interface Sign {
  readonly ruleCode: string;
  readonly content: string;
}

/** Makes a chance of every risk that something can be sold for, unless one is worked on or was made before. */
export async function recogniseChances(
  qyId: number,
  signs: readonly Sign[],
  context: FirmContext,
): Promise<void> {
  await takeTurn(`riseChance ${qyId}`, context);
  const chances = await RecordStore.open("riseChance", context);
  for (const { ruleCode, content } of signs) {
    const chance = CHANCES_OF_RISKS[ruleCode];
    if (!chance) continue;
    const { label } = chance;
    const isOpen = (await chances.count({ where: { qyId, label, status: OPEN_CHANCES } })) > 0;
    const isKnown = (await chances.count({ where: { qyId, label, source: "system" } })) > 0;
    if (!isOpen && !isKnown) await chances.create({ qyId, ...chance, source: "system", reason: content });
  }
}
