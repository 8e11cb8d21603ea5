import type { ChartLine } from "./chart-line.ts";
import { ENTERPRISE_CHART } from "./enterprise-chart.ts";
import { NONPROFIT_CHART } from "./nonprofit-chart.ts";
import { SECOND_LEVEL_SUBJECTS } from "./second-level-subjects.ts";
import { SMALL_BUSINESS_CHART } from "./small-business-chart.ts";

/** 1 资产, 2 负债, 3 共同, 4 权益, 5 成本, 6 损益. */
type SubjectCategory = 1 | 2 | 3 | 4 | 5 | 6;

export const DEBIT = 1;
export const CREDIT = 2;

export interface StandardSubject {
  readonly kmdm: string;
  readonly kmmc: string;
  readonly kmlb: SubjectCategory;
  readonly yefx: typeof DEBIT | typeof CREDIT;
  /** 1: cash or as good as cash. */
  readonly isCash: 0 | 1;
}

interface Standard {
  readonly lines: readonly ChartLine[];
  /** First digit of a code → category. */
  readonly categories: { readonly [digit: string]: SubjectCategory };
}

/** 会计制度, by their codes of the catalogue. */
export const ENTERPRISE_STANDARD = 1;
export const SMALL_BUSINESS_STANDARD = 3;
export const NONPROFIT_STANDARD = 4;

const STANDARDS: { readonly [kjzd: number]: Standard } = {
  [ENTERPRISE_STANDARD]: { lines: ENTERPRISE_CHART, categories: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } },
  [SMALL_BUSINESS_STANDARD]: { lines: SMALL_BUSINESS_CHART, categories: { 1: 1, 2: 2, 3: 4, 4: 5, 5: 6 } },
  [NONPROFIT_STANDARD]: { lines: NONPROFIT_CHART, categories: { 1: 1, 2: 2, 3: 4, 4: 6, 5: 6 } },
};

const CASH = /^10(01|02|09|12)/;
const CREDIT_CATEGORIES: ReadonlySet<SubjectCategory> = new Set([2, 4]);

/** The subjects that a ledger starts with, parents before children; undefined when there is no such standard here. */
export function standardChart(kjzd: number): readonly StandardSubject[] | undefined {
  const standard = STANDARDS[kjzd];
  return standard?.lines.flatMap((line) => {
    const first = toSubject(line, standard.categories);
    const below = SECOND_LEVEL_SUBJECTS[first.kmmc] ?? [];
    const children = below.map((kmmc, index) => ({
      ...first,
      kmdm: `${first.kmdm}${String(index + 1).padStart(2, "0")}`,
      kmmc,
    }));
    return [first, ...children];
  });
}

function toSubject([kmdm, kmmc, side]: ChartLine, categories: Standard["categories"]): StandardSubject {
  const kmlb = categories[kmdm.charAt(0)];
  if (kmlb === undefined) throw new Error(`the standard chart has no category for ${kmdm}`);
  const usual = CREDIT_CATEGORIES.has(kmlb) ? CREDIT : DEBIT;
  const yefx = side === undefined ? usual : side === "贷" ? CREDIT : DEBIT;
  return { kmdm, kmmc, kmlb, yefx, isCash: CASH.test(kmdm) ? 1 : 0 };
}
