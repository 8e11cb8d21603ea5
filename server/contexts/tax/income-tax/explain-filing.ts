import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { Quarter } from "./income-filing.ts";
import type { IncomeTaxType } from "./income-tax-type.ts";
import { readFilingRow } from "./list-filings.ts";
import { smallRemark } from "./small-enterprise.ts";

interface Params extends Quarter {
  readonly qyId: number;
}

type Row = Awaited<ReturnType<typeof readFilingRow>>;

interface Line {
  readonly name: string;
  readonly amount: number | null;
  readonly remark: string | null;
}

/** The row of one client with the lines of its declaration, each in words. */
export const explainFiling = (type: IncomeTaxType) => async (params: Params, context: FirmContext) => {
  const row = await readFilingRow(type, params, context);
  const worked = row.ybtse === null ? [] : type.isPersonal ? operatingLines(row) : corporateLines(row);
  return { ...row, lines: worked };
};

const SOURCES: Readonly<Record<number, string>> = {
  1: "取自账簿：本年利润与损益类科目，不含所得税费用",
  2: "账簿没有本季余额，按本年开票与无票收入减进项发票金额测算",
  3: "人工调整",
};

const percent = (share: number | null) => `${Math.round((share ?? 0) * 100)}%`;

function corporateLines(row: Row): Line[] {
  return [
    { name: "利润总额（本年累计）", amount: row.lrze, remark: SOURCES[row.profitSource ?? 0] ?? null },
    { name: "弥补以前年度亏损", amount: row.mbks, remark: "以前 5 个年度汇算清缴后尚未弥补的亏损" },
    { name: "实际利润额", amount: row.ynssde, remark: "利润总额 − 弥补以前年度亏损，亏损按 0 计" },
    { name: "应纳所得税额", amount: row.ynsdse, remark: `实际利润额 × ${percent(row.sl)}` },
    { name: "减免所得税额", amount: row.jmsdse, remark: smallRemark(row) },
    { name: "本年已预缴所得税额", amount: row.yyjse, remark: "本年以前季度已申报的预缴税额" },
    {
      name: "本期应补（退）所得税额",
      amount: row.ybtse,
      remark: "应纳 − 减免 − 已预缴；多预缴的汇算清缴时退，本期按 0 计",
    },
  ];
}

function operatingLines(row: Row): Line[] {
  return [
    { name: "利润总额（本年累计）", amount: row.lrze, remark: SOURCES[row.profitSource ?? 0] ?? null },
    { name: "弥补以前年度亏损", amount: row.mbks, remark: "以前年度尚未弥补的亏损" },
    { name: "投资者减除费用", amount: row.jcfy, remark: "每月 5000 元；投资者另有综合所得的不减除" },
    { name: "应纳税所得额", amount: row.ynssde, remark: "利润总额 − 弥补亏损 − 减除费用，不足按 0 计" },
    { name: "应纳税额", amount: row.ynsdse, remark: `经营所得税率表，适用税率 ${percent(row.sl)}` },
    { name: "减免税额", amount: row.jmsdse, remark: "个体工商户年应纳税所得额不超过 200 万元的部分减半" },
    { name: "本年已缴税额", amount: row.yyjse, remark: "本年以前季度已申报的税额" },
    {
      name: "本期应补（退）税额",
      amount: row.ybtse,
      remark: "应纳 − 减免 − 已缴；多缴的汇算清缴时退，本期按 0 计",
    },
  ];
}
