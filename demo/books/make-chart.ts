import {
  DEBIT,
  ENTERPRISE_STANDARD,
  SMALL_BUSINESS_STANDARD,
  type StandardSubject,
  standardChart,
} from "../../src/domain/chart-of-accounts/standard-chart.ts";
import {
  nextSubjectCode,
  parentCodeOf,
  subjectLevel,
} from "../../src/domain/chart-of-accounts/subject-code.ts";
import { nameInitials } from "../../src/domain/name-reading.ts";
import type { DemoCompany } from "../demo-companies.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { setUp } from "./books.ts";
import type { AccountPlan } from "./account-plan.ts";

/** Subjects that are hardly used. */
const SELDOM: ReadonlySet<string> = new Set(["材料采购", "材料成本差异", "委托加工物资", "应付票据"]);

const BANK = "1002";

export interface ChartRow {
  readonly kmdm: string;
  readonly kmqc: string;
  readonly yefx: number;
  readonly record: DemoRecord;
}

/**
 * The chart of a company by the standard of its kind of taxpayer, with a subject for each of its bank accounts.
 * `typeIds`: ids of its auxiliary types by their names.
 */
export function makeChart(
  world: DemoWorld,
  company: DemoCompany,
  accounts: readonly AccountPlan[],
  typeIds: ReadonlyMap<string, number>,
): ChartRow[] {
  const kjzd = company.taxlayerType === "001" ? ENTERPRISE_STANDARD : SMALL_BUSINESS_STANDARD;
  const chart = (standardChart(kjzd) ?? []).map((subject) => ({ ...subject, isSystem: 1 }));
  const banks = accounts
    .filter(({ status }) => status === 1)
    .map(({ kmmc }, place) => ({
      kmdm: `${BANK}${String(place + 1).padStart(2, "0")}`,
      kmmc,
      kmlb: 1,
      yefx: DEBIT,
      isCash: 1,
      isSystem: 0,
    }));
  const all = [...chart, ...banks, ...ownSubjects(chart)];
  const names = new Map(all.map(({ kmdm, kmmc }) => [kmdm, kmmc]));
  const parents = new Set(all.map(({ kmdm }) => parentCodeOf(kmdm)));
  const createTime = setUp(world, company);
  return all.map((subject) => {
    const { kmdm, kmmc, yefx } = subject;
    const parentCode = parentCodeOf(kmdm);
    const kmqc = parentCode === null ? kmmc : `${names.get(parentCode)}_${kmmc}`;
    const fields = {
      ...subject,
      kmqc,
      parentCode,
      level: subjectLevel(kmdm),
      isLeaf: parents.has(kmdm) ? 0 : 1,
      status: SELDOM.has(kmmc) ? 0 : 1,
      fzhs: auxiliaryOf(kmmc, typeIds),
      isQuantity: kmmc === "库存商品" ? 1 : 0,
      unit: kmmc === "库存商品" ? "件" : null,
      bzdm: null,
      zjm: initials(kmmc),
      remark: null,
    };
    return { kmdm, kmqc, yefx, record: { companyId: company.companyId, createTime, fields } };
  });
}

/** The subjects that the firm adds to every ledger. */
function ownSubjects(chart: readonly StandardSubject[]) {
  const above = chart.find(({ kmmc }) => kmmc === "管理费用");
  const codes = chart.map(({ kmdm }) => kmdm);
  const kmdm = above && nextSubjectCode(above.kmdm, codes);
  return above && kmdm !== undefined ? [{ ...above, kmdm, kmmc: "车辆费用", isSystem: 0 }] : [];
}

const known = new Map<string, string>();

function initials(kmmc: string): string {
  const letters = known.get(kmmc) ?? nameInitials(kmmc);
  known.set(kmmc, letters);
  return letters;
}

const AUXILIARY: { readonly [kmmc: string]: string } = { 应收账款: "客户", 应付账款: "供应商" };

function auxiliaryOf(kmmc: string, typeIds: ReadonlyMap<string, number>): number[] {
  const id = typeIds.get(AUXILIARY[kmmc] ?? "");
  return id === undefined ? [] : [id];
}
