import { SALARY } from "../lines/line-facts.ts";

/** Items of income that are taxed cumulatively, as the bureau's client calls them. */
const CONTINUOUS = /连续|保险营销员|证券经纪人|实习/;

/** Why the 所得项目 of a row does not belong to a payroll of this kind; undefined where it does, or says nothing. */
export function incomeItemFault(item: string | number | null, xclx: number): string | undefined {
  if (item === null) return undefined;
  const isContinuous = CONTINUOUS.test(String(item));
  if (xclx === SALARY.labour && isContinuous)
    return `所得项目“${item}”按累计预扣法计税，请导入到其他连续劳务报酬的薪酬方案`;
  if (xclx === SALARY.continuousLabour && !isContinuous)
    return `所得项目“${item}”按次计税，请导入到劳务报酬的薪酬方案`;
  return undefined;
}
