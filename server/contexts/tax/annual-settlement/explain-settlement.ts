import { formatYuan } from "../../../../src/domain/money.ts";
import { operation } from "../../../contracts/operation.ts";
import { smallRemark } from "../income-tax/small-enterprise.ts";
import { readSettlementRow } from "./list-settlements.ts";

type Row = Awaited<ReturnType<typeof readSettlementRow>>;

interface Line {
  readonly name: string;
  readonly amount: number | null;
  readonly remark: string | null;
}

/** The row of one client with the lines of its declaration (A100000), each in words. */
export const explainSettlement = operation("taxDeclare.hsqj.detail", async (params, context) => {
  const row = await readSettlementRow(params, context);
  return { ...row, lines: linesOfSettlement(row) };
});

const SOURCES: Readonly<Record<number, string>> = {
  1: "取自账簿：本年利润与损益类科目，不含所得税费用",
  2: "账簿没有本年12月的余额，按开票与无票收入减进项发票金额测算",
  3: "人工调整",
};

const percent = (share: number | null) => `${Math.round((share ?? 0) * 100)}%`;

function linesOfSettlement(row: Row): Line[] {
  if (row.ybtse === null) return [];
  const adjusted = (row.lrze ?? 0) + (row.tzzj ?? 0) - (row.tzjs ?? 0);
  return [
    ...partsOfProfit(row),
    { name: "利润总额", amount: row.lrze, remark: SOURCES[row.profitSource ?? 0] ?? null },
    { name: "加：纳税调整增加额", amount: row.tzzj, remark: addedRemark(row) },
    { name: "减：纳税调整减少额", amount: row.tzjs, remark: setByHand(row.byHand.tzjs, "由人工填写") },
    { name: "纳税调整后所得", amount: Math.round(adjusted * 100) / 100, remark: null },
    {
      name: "减：弥补以前年度亏损",
      amount: row.mbks,
      remark: setByHand(row.byHand.mbks, "以前 5 个年度汇算清缴后尚未弥补的亏损，先发生的先弥补"),
    },
    { name: "应纳税所得额", amount: row.ynssde, remark: "调整后所得 − 弥补亏损，亏损按 0 计" },
    { name: "应纳所得税额", amount: row.ynsdse, remark: `应纳税所得额 × ${percent(row.sl)}` },
    { name: "减：减免所得税额", amount: row.jmsdse, remark: smallRemark(row) },
    {
      name: "减：本年累计已预缴所得税额",
      amount: row.yyjse,
      remark: setByHand(row.byHand.yyjse, "本年四个季度已申报的预缴税额；在别处预缴的请人工调整"),
    },
    { name: "本年应补（退）所得税额", amount: row.ybtse, remark: BALANCES[row.balance ?? ""] ?? null },
  ];
}

const BALANCES: Readonly<Record<string, string>> = {
  due: "应补税款，在申报截止日前缴清",
  refund: "多预缴的税款，申报后申请退税或抵缴",
  none: "1 元以下不补不退",
};

const setByHand = (figure: number | null, otherwise: string) => (figure === null ? otherwise : "人工调整");

/** The profit and what it is made of; without that where the books do not have the whole year. */
function partsOfProfit(row: Row): Line[] {
  if (row.yysr === null || row.profitSource === 3) return [];
  const isInvoiced = row.profitSource === 2;
  const parts = [
    { name: "营业收入", amount: row.yysr, remark: isInvoiced ? "开票与无票收入，不含税" : null },
    { name: "减：营业成本", amount: row.yycb, remark: isInvoiced ? "进项发票金额，不含税" : null },
  ];
  if (row.qjfy === null) return parts;
  const rest = (row.lrze ?? 0) - row.yysr + (row.yycb ?? 0) + row.qjfy;
  return [
    ...parts,
    { name: "减：期间费用", amount: row.qjfy, remark: "销售、管理、研发、财务费用" },
    {
      name: "加：其他损益",
      amount: Math.round(rest * 100) / 100,
      remark: "投资收益、营业外收支等，减税金及附加",
    },
  ];
}

function addedRemark({ byHand, ywzdf, tzzj }: Row): string {
  if (byHand.tzzj !== null) return "人工调整";
  if (ywzdf === null || ywzdf === 0) return "账簿没有业务招待费；其他调整由人工填写";
  return `业务招待费 ${formatYuan(ywzdf)} 元，按发生额 60% 与营业收入 5‰ 孰低扣除，调增 ${formatYuan(tzzj ?? 0)} 元；其他调整由人工填写`;
}
