import { Refusal } from "../../../platform/errors.ts";
import type { JobContext, JobKind } from "../../../contracts/job-kind.ts";
import type { PdfBlock } from "../../../platform/pdf/lay-out-pages.ts";
import { MISSING_SIGN, nameSigns } from "../../../platform/pdf/printable-text.ts";
import { PDF_MIME, calculation as pdf } from "../../../platform/pdf/write-pdf.ts";
import type { Fields } from "../../../contracts/record.ts";
import { assertMayExport } from "../../../access/assert-may-export.ts";
import { RecordStore } from "../../../records/record-store.ts";

/** Kind of the job that writes visits to a document. */
export const VISIT_REPORT = "visit.report";

export interface VisitReportParams {
  readonly recordIds: readonly number[];
}

/** Writes the visits, newest first; those that have been deleted since are left out and reported. */
export const visitReportJob: JobKind<VisitReportParams> = async ({ recordIds }, context) => {
  assertMayExport(context, "performanceCentre.visits.export");
  const records = await RecordStore.open("visitRecord", context);
  const stored = await records.list({ where: { recordId: recordIds } });
  if (stored.length === 0) throw new Refusal("rule", "所选拜访记录都已被删除，没有可导出的内容");
  const label = await readLabels(context);
  const blocks: PdfBlock[] = [{ kind: "title", text: "客户拜访报告" }];
  for (const [index, visit] of (await records.present(stored)).entries()) {
    blocks.push(...visitBlocks(visit, label));
    await context.report((index + 1) / stored.length);
  }
  const minute = context.clock.now().replaceAll(/\D/g, "").slice(0, 12);
  const { content, missing } = await context.threads.run(pdf, { title: "客户拜访报告", blocks });
  const file = { name: `客户拜访报告_${minute}.pdf`, mime: PDF_MIME, content };
  const lost = recordIds.length - stored.length;
  const message = [
    `共导出 ${stored.length} 条拜访记录`,
    ...(lost > 0 ? [`${lost} 条已被删除`] : []),
    ...(missing.length > 0 ? [`字符${nameSigns(missing)}无法打印，以${MISSING_SIGN}代替`] : []),
  ].join("，");
  return lost === 0 ? { message, file } : { status: 3, message, file };
};

type Labels = (table: string, value: unknown) => string;

async function readLabels({ project }: JobContext): Promise<Labels> {
  const { enums } = project;
  return (table, value) => enums.get(table)?.find((entry) => entry.value === value)?.label ?? "";
}

function visitBlocks(visit: Fields, label: Labels): PdfBlock[] {
  const text = (name: string) => {
    const value = visit[name];
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  const lines = [
    `客户：${text("companyName")}（${text("khbm")}）`,
    `时间：${text("visitTime")}    时长：${text("duration")} 分钟    方式：${label("contactMethod", visit.method)}`,
    `拜访人：${text("userName")}    对象：${text("contactName")} ${text("contactPost")}`,
    `目的：${label("visitPurpose", visit.purpose)}    结果：${label("visitResult", visit.result)}`,
    `沟通内容：${text("content")}`,
  ];
  for (const [name, title] of OPTIONAL) {
    if (text(name) !== "") lines.push(`${title}：${text(name)}`);
  }
  return [
    { kind: "heading", text: text("title") },
    { kind: "text", text: lines.join("\n") },
  ];
}

const OPTIONAL = [
  ["demand", "客户诉求"],
  ["riseContent", "上升商机"],
  ["introduceContent", "转介绍"],
  ["fintaxContent", "财税风险"],
  ["nextWork", "后续工作"],
  ["nextVisitDate", "下次拜访"],
] as const;
