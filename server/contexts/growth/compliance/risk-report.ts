import type { FileAnswer } from "../../../contracts/file-answer.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import type { PdfBlock } from "../../../platform/pdf/lay-out-pages.ts";
import { PDF_MIME, calculation as pdf } from "../../../platform/pdf/write-pdf.ts";
import type { Condition } from "../../../records/query/record-conditions.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readCompany } from "../../clients/door.ts";
import { RISK_STATE } from "./risk-state.ts";

/** A company's report as a document to print. */
export const downloadInsight = operation(
  "compliance.download",
  async ({ id }, context): Promise<FileAnswer> => {
    const insights = await RecordStore.open("companyInsight", context);
    const insight = await insights.find(id);
    const company = await readCompany(context, insight.companyId);
    const label = await readLabels(context);
    const head = [
      `体检期间：${String(insight.kjnd)} 年 ${String(insight.kjqj)} 期    体检时间：${insight.insightTime}`,
      `体检得分：${String(insight.score)} 分    综合评价：${label("riskGrade", insight.riskGrade)}`,
      `共检查 ${String(insight.ruleCount)} 项，高风险 ${String(insight.highCount)} 项、中风险 ${String(insight.middleCount)} 项、低风险 ${String(insight.lowCount)} 项`,
    ];
    return await riskDocument("财税体检报告", company, head, 2, context);
  },
);

/** The risks of a company as a document to print: platform 1 what the client is shown, 2 all of them. */
export const downloadRisks = operation(
  "fintaxError.download",
  async ({ companyId, platform = 2 }, context): Promise<FileAnswer> => {
    const company = await readCompany(context, companyId);
    return await riskDocument(
      "财税风险清单",
      company,
      [`生成时间：${context.clock.now()}`],
      platform,
      context,
    );
  },
);

async function riskDocument(
  title: string,
  { companyId, companyName, taxlayerNo }: { companyId: number; companyName: string; taxlayerNo: string },
  head: readonly string[],
  platform: number,
  context: FirmContext,
): Promise<FileAnswer> {
  const items = await RecordStore.open("riskItem", context);
  const shown: Condition = { fields: ["platforms"], match: "has", value: platform };
  const where = { companyId, state: [RISK_STATE.open, RISK_STATE.discussed] };
  const risks = await items.list({ where, conditions: [shown] });
  const label = await readLabels(context);
  const text = (value: unknown) =>
    typeof value === "string" || typeof value === "number" ? String(value) : "";
  const blocks: PdfBlock[] = [
    { kind: "title", text: title },
    { kind: "text", text: [`企业名称：${companyName}`, `税号：${taxlayerNo}`, ...head].join("\n") },
    { kind: "heading", text: risks.length === 0 ? "未发现风险" : `风险清单（${risks.length} 项）` },
  ];
  if (risks.length > 0)
    blocks.push({
      kind: "table",
      columns: [
        { title: "风险", share: 0.2 },
        { title: "等级", share: 0.1 },
        { title: "检查情况", share: 0.36 },
        { title: "整改建议", share: 0.34 },
      ],
      rows: risks.map((risk) => [
        text(risk.title),
        label("riskGrade", risk.riskGrade),
        text(risk.content),
        `${text(risk.advice)}（${text(risk.basis)}）`,
      ]),
    });
  blocks.push({
    kind: "note",
    text: "本文件根据系统内的申报、发票和薪酬数据自动生成，仅供参考，不作为税务机关认定依据。",
  });
  const { content } = await context.threads.run(pdf, { title, blocks });
  return { file: { name: `${companyName}_${title}.pdf`, mime: PDF_MIME, content } };
}

async function readLabels({ project }: FirmContext) {
  const { enums } = project;
  return (table: string, value: unknown) =>
    enums.get(table)?.find((entry) => entry.value === value)?.label ?? String(value);
}
