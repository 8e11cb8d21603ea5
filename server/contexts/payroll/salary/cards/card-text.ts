import { formatYuan } from "../../../../../src/domain/money.ts";

/** The figures of a line that a payslip shows, in yuan. */
export interface CardFigures {
  readonly kjnd: number;
  readonly kjqj: number;
  readonly bqsr: number;
  readonly sbgrhj: number;
  readonly ybtse: number;
  readonly shkk: number;
  readonly sfgz: number;
}

/** A payslip as a text message. */
export function cardText(name: string, figures: CardFigures): string {
  const parts = [
    `收入 ${formatYuan(figures.bqsr)} 元`,
    ...(figures.sbgrhj === 0 ? [] : [`个人社保公积金 ${formatYuan(figures.sbgrhj)} 元`]),
    `个人所得税 ${formatYuan(figures.ybtse)} 元`,
    ...(figures.shkk === 0 ? [] : [`税后扣款 ${formatYuan(figures.shkk)} 元`]),
    `实发 ${formatYuan(figures.sfgz)} 元`,
  ];
  return `${name}，您 ${figures.kjnd} 年 ${figures.kjqj} 月的工资条：${parts.join("，")}。如有疑问请联系单位财务。`;
}
