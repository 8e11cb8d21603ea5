import type { CSSProperties } from "react";
import { formatYuan } from "../../domain/money.ts";
import type { Operations } from "../../generated/operations/index.ts";
import { sheetText } from "./sheet-text.ts";
import { SheetTable } from "./sheet-table.tsx";

export type TaxSheetFacts = Operations["prediction.sheet"]["result"];

// Everything stands in styles of the elements themselves: a picture takes nothing else along.
const PAGE: CSSProperties = {
  boxSizing: "border-box",
  width: 640,
  padding: "28px 32px",
  background: "#fff",
  color: "#1f2329",
  fontFamily: '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif',
  fontSize: 14,
  lineHeight: "22px",
};
const TITLE: CSSProperties = { fontSize: 22, fontWeight: 600, lineHeight: "32px", textAlign: "center" };
const COMPANY: CSSProperties = { marginTop: 16, fontSize: 16, fontWeight: 600 };
const QUIET: CSSProperties = { color: "#646a73", fontSize: 13 };
const TOTAL: CSSProperties = {
  margin: "16px 0",
  padding: "14px 18px",
  borderRadius: 6,
  background: "#f0f5ff",
};
const SUM: CSSProperties = { color: "#1d5fbf", fontSize: 28, fontWeight: 600, lineHeight: "38px" };
const FOOT: CSSProperties = { marginTop: 24, textAlign: "right" };

/** A company's tax of a month as its client reads it, in the firm's name. */
export function TaxSheet({ sheet }: { readonly sheet: TaxSheetFacts }) {
  const amounts = (rows: readonly { readonly name: string; readonly amount: number }[]) =>
    rows.map(({ name, amount }) => [name, formatYuan(amount)]);
  return (
    <div style={PAGE}>
      <div style={TITLE}>{sheetText("title")}</div>
      <div style={COMPANY}>{sheet.companyName}</div>
      <div style={QUIET}>
        {sheetText("number")}：{sheet.taxlayerNo}　{sheet.taxlayerType}
      </div>
      <div style={QUIET}>
        {sheetText("covers")}：{sheet.covers}
      </div>
      <div style={TOTAL}>
        <div style={QUIET}>{sheetText("total")}</div>
        <div style={SUM}>¥ {formatYuan(sheet.taxAmount)}</div>
        <div style={QUIET}>人民币{sheet.amountInWords}</div>
      </div>
      <SheetTable
        heads={[sheetText("tax"), sheetText("se")]}
        rows={sheet.taxes.map(({ name, se }) => [name, formatYuan(se)])}
      />
      <SheetTable
        title={sheetText("basis")}
        heads={[sheetText("item"), sheetText("amount")]}
        rows={amounts(sheet.figures)}
      />
      <SheetTable
        title={sheetText("savings")}
        heads={[sheetText("item"), sheetText("amount")]}
        rows={amounts(sheet.savingTaxDetails.map(({ jmxName, amount }) => ({ name: jmxName, amount })))}
      />
      <SheetTable
        title={sheetText("cases")}
        heads={[sheetText("kind"), sheetText("remark"), sheetText("amount")]}
        rows={sheet.specialDetails.map(({ specialTypeName, bz, amount }) => [
          specialTypeName,
          bz ?? "",
          amount === null ? "" : formatYuan(amount),
        ])}
      />
      <div style={FOOT}>
        <div>{sheet.firmName}</div>
        <div style={QUIET}>{sheet.sheetDate}</div>
      </div>
    </div>
  );
}
