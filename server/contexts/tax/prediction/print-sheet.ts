import { formatYuan } from "../../../../src/domain/money.ts";
import type { FileAnswer } from "../../../contracts/file-answer.ts";
import { operation } from "../../../contracts/operation.ts";
import type { PdfBlock } from "../../../platform/pdf/lay-out-pages.ts";
import { PDF_MIME, calculation as pdf } from "../../../platform/pdf/write-pdf.ts";
import { amountTable, caseBlocks } from "../company-period/document-blocks.ts";
import { type TaxSheet, readSheet } from "./read-sheet.ts";

const TITLE = "税款明细";

/** The tax of a company's month for its client. */
export const taxSheet = operation(
  "prediction.sheet",
  async ({ qyid: companyId, kjnd, kjqj }, context) => await readSheet({ companyId, kjnd, kjqj }, context),
);

/** The same as a document to print or to send. */
export const printTaxSheet = operation(
  "prediction.printSheet",
  async ({ qyid: companyId, kjnd, kjqj }, context): Promise<FileAnswer> => {
    const sheet = await readSheet({ companyId, kjnd, kjqj }, context);
    const { content } = await context.threads.run(pdf, { title: TITLE, blocks: pageOf(sheet) });
    return { file: { name: `${sheet.companyName}_${kjnd}年${kjqj}期${TITLE}.pdf`, mime: PDF_MIME, content } };
  },
);

function pageOf(sheet: TaxSheet): PdfBlock[] {
  const taxes = sheet.taxes.map(({ name, se }) => [name, formatYuan(se)]);
  return [
    { kind: "title", text: TITLE, align: "center" },
    { kind: "text", text: sheet.companyName },
    {
      kind: "note",
      text: `统一社会信用代码：${sheet.taxlayerNo}　${sheet.taxlayerType}\n税款所属期：${sheet.covers}`,
    },
    amountTable("税种", "税额（元）", [...taxes, ["合计", formatYuan(sheet.taxAmount)]]),
    { kind: "text", text: `合计（大写）：人民币${sheet.amountInWords}` },
    ...titled(
      "计税依据",
      sheet.figures.map(({ name, amount }) => [name, formatYuan(amount)]),
    ),
    ...titled(
      "节税明细",
      sheet.savingTaxDetails.map(({ jmxName, amount }) => [jmxName, formatYuan(amount)]),
    ),
    ...caseBlocks(sheet.specialDetails),
    { kind: "text", text: `${sheet.firmName}\n${sheet.sheetDate}`, align: "right" },
  ];
}

function titled(title: string, rows: readonly (readonly string[])[]): PdfBlock[] {
  return rows.length === 0 ? [] : [{ kind: "heading", text: title }, amountTable("项目", "金额（元）", rows)];
}
