import { App } from "antd";
import { useEffect, useRef, useState } from "react";
import { fenToYuan, formatYuan } from "../../domain/money.ts";
import type { Row } from "../../fields/field-view.ts";
import { Button } from "../../renderer/button.tsx";
import { failureText } from "../../renderer/failure-text.ts";
import type { RendererHost } from "../../renderer/host.ts";
import type { CompanyMonth } from "../company-month.ts";
import type { GeneralTax } from "../../domain/tax/general-tax.ts";
import type { SelectionFacts } from "../figures/selection-facts.ts";
import { recommendInvoices } from "./recommend.ts";
import type { TickSync } from "./tick-sync.ts";
import type { TickState } from "./tick-saver.ts";
import { readAmount, tidyAmount } from "./typed-amount.ts";
import { WISH_TITLES, type WishKind, presentAmount, wishedAmount, wishedVat } from "./wished-vat.ts";

interface ExpectedTaxProps {
  readonly host: RendererHost;
  readonly month: CompanyMonth;
  readonly tickSync: TickSync;
  readonly saving: TickState["saving"];
  readonly facts: SelectionFacts;
  /** With the ticks as they are. */
  readonly tax: GeneralTax;
}

/** A wish that has been helped with, its amount in 分, and the invoices that were ticked for it. */
interface Helped {
  readonly kind: WishKind;
  readonly wanted: number;
  readonly rows: readonly Row[];
}

/** 帮我勾选: ticks what brings the tax to the amount or the burden that is wished for, and says how far it is from that. */
export function ExpectedTax({ host, month, tickSync, saving, facts, tax }: ExpectedTaxProps) {
  const { message } = App.useApp();
  const [kind, setKind] = useState<WishKind>("vat");
  const [text, setText] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [helped, setHelped] = useState<Helped | null>(null);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const typed = readAmount(text);
  const wanted = typed === undefined ? undefined : wishedAmount(kind, typed, facts);
  const obstacle =
    wanted === undefined
      ? `请输入${WISH_TITLES[kind]}`
      : saving === "nothing"
        ? undefined
        : "勾选正在保存，请稍候";
  const help = async () => {
    if (wanted === undefined) return;
    const mine = new AbortController();
    asking.current = mine;
    setBusy(true);
    try {
      const rows = await recommendInvoices(host, month, wishedVat(kind, wanted, facts), mine.signal);
      if (mine.signal.aborted) return;
      tickSync.ticks.toggle(rows, true);
      setHelped({ kind, wanted, rows });
      void message.info(rows.length === 0 ? "没有可以再勾选的发票" : `已勾选推荐的 ${rows.length} 张发票`);
    } catch (error) {
      if (!mine.signal.aborted) void message.error(`没有取得推荐的发票：${failureText(error)}`);
    }
    setBusy(false);
  };
  const undo = () => {
    tickSync.ticks.toggle(helped?.rows ?? [], false);
    setHelped(null);
  };
  const difference = helped ? presentAmount(helped.kind, tax) - helped.wanted : 0;
  return (
    <div className="month-expected">
      <select aria-label="期望" value={kind} onChange={({ target }) => setKind(target.value as WishKind)}>
        <option value="vat">{WISH_TITLES.vat}（元）</option>
        <option value="total">{WISH_TITLES.total}（元）</option>
        <option value="rate">{WISH_TITLES.rate}（%）</option>
      </select>
      <input
        inputMode="decimal"
        aria-label={WISH_TITLES[kind]}
        maxLength={12}
        value={text}
        onChange={({ target }) => setText(tidyAmount(target.value))}
        onKeyDown={({ key }) => key === "Enter" && obstacle === undefined && !isBusy && void help()}
      />
      <Button busy={isBusy} {...(obstacle !== undefined && { off: obstacle })} onClick={() => void help()}>
        帮我勾选
      </Button>
      {helped && (
        <output>
          {difference === 0
            ? "与期望一致"
            : `比期望${difference > 0 ? "多" : "少"} ${formatYuan(fenToYuan(Math.abs(difference)))}`}
          {helped.rows.length > 0 && (
            <button type="button" className="grid-link" onClick={undo}>
              撤销推荐
            </button>
          )}
        </output>
      )}
    </div>
  );
}
