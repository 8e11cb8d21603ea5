import { formatYuan } from "../../../../src/domain/money.ts";
import type { PdfBlock } from "../../../platform/pdf/lay-out-pages.ts";

interface DeclaredCase {
  readonly specialTypeName: string;
  readonly amount: number | null;
  readonly bz: string | null;
}

/** The special cases of a month in a document; nothing where there are none. */
export function caseBlocks(cases: readonly DeclaredCase[]): PdfBlock[] {
  if (cases.length === 0) return [];
  return [
    { kind: "heading", text: "特殊情况" },
    {
      kind: "table",
      columns: [
        { title: "类型", share: 0.3 },
        { title: "备注", share: 0.45 },
        { title: "金额（元）", share: 0.25, align: "right" },
      ],
      rows: cases.map(({ specialTypeName, amount, bz }) => [
        specialTypeName,
        bz ?? "",
        amount === null ? "" : formatYuan(amount),
      ]),
    },
  ];
}

/** A table of names and amounts. */
export function amountTable(name: string, amount: string, rows: readonly (readonly string[])[]): PdfBlock {
  return {
    kind: "table",
    columns: [
      { title: name, share: 0.7 },
      { title: amount, share: 0.3, align: "right" },
    ],
    rows,
  };
}
