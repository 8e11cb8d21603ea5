import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import type { PdfBlock } from "../../../platform/pdf/lay-out-pages.ts";
import { PDF_MIME, calculation as pdf } from "../../../platform/pdf/write-pdf.ts";
import { type AdviceItem, makeAdvice } from "./advice.ts";

export const queryAdvice = operation(
  "visit.advice.query",
  async ({ qyId }, context) => await makeAdvice(qyId, context),
);

/** One half of the advice as a document to hand over. */
export const printAdvice = (
  id: "visit.advice.printFinance" | "visit.advice.printAccounting",
  half: "finance" | "accounting",
) =>
  operation(id, async ({ qyId }, context) => {
    const advice = await makeAdvice(qyId, context);
    const title = half === "finance" ? "财税建议书" : "会计建议书";
    const blocks: PdfBlock[] = [
      { kind: "title", text: title },
      { kind: "text", text: `致：${advice.companyName}\n税号：${advice.taxlayerNo}` },
      { kind: "text", text: advice.summary },
      ...(await itemBlocks(advice[half], context)),
      { kind: "text", text: `${advice.firmName}\n${advice.makeTime.slice(0, 10)}` },
    ];
    const name = `${advice.companyName}_${title}.pdf`;
    const { content } = await context.threads.run(pdf, { title, blocks });
    return { file: { name, mime: PDF_MIME, content } };
  });

async function itemBlocks(items: readonly AdviceItem[], { project }: FirmContext): Promise<PdfBlock[]> {
  if (items.length === 0) return [{ kind: "text", text: "本期没有需要特别提示的事项。" }];
  const table = project.enums.get("adviceLevel") ?? [];
  return items.flatMap(({ title, level, content, advice }, index): PdfBlock[] => [
    {
      kind: "heading",
      text: `${index + 1}. ${title}（${table.find(({ value }) => value === level)?.label ?? level}）`,
    },
    { kind: "text", text: `现状：${content}\n建议：${advice}` },
  ]);
}
