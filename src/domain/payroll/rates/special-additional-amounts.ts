import { yuanToFen } from "../../money.ts";
import type { Dated } from "./dated.ts";

/** 分 a month. */
interface DatedAmount extends Dated {
  readonly monthly: number;
}

const FIRST = "国发〔2018〕41号";
const RAISED = "国发〔2023〕13号";

/** 子女教育, each child. */
export const CHILD_EDUCATION: readonly DatedAmount[] = [
  { from: "2019-01", to: "2022-12", source: FIRST, monthly: yuanToFen(1_000) },
  { from: "2023-01", source: RAISED, monthly: yuanToFen(2_000) },
];

/** 3岁以下婴幼儿照护, each child. */
export const INFANT_CARE: readonly DatedAmount[] = [
  { from: "2022-01", to: "2022-12", source: "国发〔2022〕8号", monthly: yuanToFen(1_000) },
  { from: "2023-01", source: RAISED, monthly: yuanToFen(2_000) },
];

/** 赡养老人: the whole of an only child; brothers and sisters share it, none of them more than half. */
export const ELDERLY_SUPPORT: readonly DatedAmount[] = [
  { from: "2019-01", to: "2022-12", source: FIRST, monthly: yuanToFen(2_000) },
  { from: "2023-01", source: RAISED, monthly: yuanToFen(3_000) },
];

/** 首套住房贷款利息. */
export const HOUSING_LOAN: readonly DatedAmount[] = [
  { from: "2019-01", source: FIRST, monthly: yuanToFen(1_000) },
];

/** 学历（学位）继续教育. */
export const CONTINUING_EDUCATION: readonly DatedAmount[] = [
  { from: "2019-01", source: FIRST, monthly: yuanToFen(400) },
];

/** 直辖市、省会和计划单列市等; other cities with more than a million inhabitants in their districts; all others. */
export type RentCity = "capital" | "large" | "other";

/** 住房租金, by the city of work. */
export const HOUSING_RENT: readonly (Dated & { readonly monthly: Readonly<Record<RentCity, number>> })[] = [
  {
    from: "2019-01",
    source: FIRST,
    monthly: { capital: yuanToFen(1_500), large: yuanToFen(1_100), other: yuanToFen(800) },
  },
];
