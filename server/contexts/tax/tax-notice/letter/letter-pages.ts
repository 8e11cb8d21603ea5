import { formatYuan } from "../../../../../src/domain/money.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type { PdfBlock } from "../../../../platform/pdf/lay-out-pages.ts";
import { amountTable, caseBlocks } from "../../company-period/document-blocks.ts";
import type { Letter } from "./read-letters.ts";

export const LETTER_TITLE = "缴税通知单";

/** A letter as a page to print or to send. */
export function pageOf(letter: Letter, { project }: Pick<FirmContext, "project">): PdfBlock[] {
  const types = project.enums.get("taxlayerType") ?? [];
  const type = types.find(({ value }) => value === letter.taxlayerType)?.label ?? "";
  return [
    { kind: "title", text: LETTER_TITLE, align: "center" },
    { kind: "text", text: `${letter.companyName}：` },
    {
      kind: "note",
      text: `统一社会信用代码：${letter.taxlayerNo}　${type}\n税款所属期：${letter.covers}`,
    },
    { kind: "text", text: letter.opening },
    ...lineBlocks(letter),
    ...taxBlocks(letter, project),
    ...paymentBlocks(letter),
    ...caseBlocks(letter.specialConditions),
    ...staffBlocks(letter),
    { kind: "text", text: `${letter.firmName}\n${letter.letterDate}`, align: "right" },
  ];
}

function lineBlocks({ lines }: Letter): PdfBlock[] {
  if (lines.length === 0) return [];
  const rows = lines.map(({ name, amount }) => [name, amount === null ? "--" : formatYuan(amount)]);
  return [amountTable("申报项目", "金额（元）", rows)];
}

function taxBlocks(letter: Letter, { enums }: FirmContext["project"]): PdfBlock[] {
  const kinds = enums.get("taxKind") ?? [];
  const total = letter.taxAmount < 0 ? "应退税款" : "合计";
  const rows = letter.taxes.map(({ szid, se }) => [
    kinds.find(({ value }) => value === szid)?.label ?? "其他",
    formatYuan(se),
  ]);
  return [
    amountTable("税种", "税额（元）", [...rows, [total, formatYuan(Math.abs(letter.taxAmount))]]),
    { kind: "text", text: `${total}（大写）：人民币${letter.amountInWords}` },
    ...(letter.replacedAmount === null
      ? []
      : [
          { kind: "note", text: `原通知税款 ${formatYuan(letter.replacedAmount)} 元，以本通知为准` } as const,
        ]),
  ];
}

function paymentBlocks({ payment, remark, lateRemark, doubt }: Letter): PdfBlock[] {
  return [
    ...(payment === null ? [] : [{ kind: "text", text: `扣款时间：${payment}` } as const]),
    ...(remark === null ? [] : [{ kind: "text", text: `备注：${remark}` } as const]),
    ...(lateRemark === null ? [] : [{ kind: "note", text: lateRemark } as const]),
    ...(doubt === null
      ? []
      : ([
          { kind: "heading", text: "疑义内容" },
          { kind: "text", text: doubt },
        ] as const)),
  ];
}

function staffBlocks({ grsdsSe, gzZbInfoList }: Letter): PdfBlock[] {
  if (grsdsSe === null) return [];
  const rows = gzZbInfoList.map(({ xclxStr, se }) => [xclxStr, formatYuan(se)]);
  return [
    { kind: "heading", text: "另有代扣代缴个人所得税（不含在上述合计内）" },
    amountTable("薪酬类型", "税额（元）", [...rows, ["合计", formatYuan(grsdsSe)]]),
  ];
}
