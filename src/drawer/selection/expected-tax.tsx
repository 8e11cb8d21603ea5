import { App } from "antd";
import { useEffect, useRef, useState } from "react";
import { fenToYuan, formatYuan, yuanToFen } from "../../domain/money.ts";
import type { Row } from "../../fields/field-view.ts";
import { Button } from "../../renderer/button.tsx";
import { failureText } from "../../renderer/failure-text.ts";
import type { RendererHost } from "../../renderer/host.ts";
import type { CompanyMonth } from "../company-month.ts";
import type { SelectionFacts } from "../figures/selection-facts.ts";
import { recommendInvoices } from "./recommend.ts";
import type { TickSync } from "./tick-sync.ts";
import type { TickState } from "./tick-saver.ts";
import { readAmount, tidyAmount } from "./typed-amount.ts";

interface ExpectedTaxProps {
  readonly host: RendererHost;
  readonly month: CompanyMonth;
  readonly tickSync: TickSync;
  readonly saving: TickState["saving"];
  readonly facts: SelectionFacts;
  /** The VAT with the ticks as they are, in 分. */
  readonly due: number;
}

type By = "amount" | "rate";

/** 帮我勾选: ticks what brings the VAT to the amount or the burden that is wanted, and says how far it is from that. */
export function ExpectedTax({ host, month, tickSync, saving, facts, due }: ExpectedTaxProps) {
  const { message } = App.useApp();
  const [by, setBy] = useState<By>("amount");
  const [text, setText] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [helped, setHelped] = useState<{ readonly wanted: number; readonly rows: readonly Row[] } | null>(
    null,
  );
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const typed = readAmount(text);
  const wanted =
    typed === undefined
      ? undefined
      : by === "amount"
        ? yuanToFen(typed)
        : Math.round((facts.sales * typed) / 100);
  const obstacle =
    wanted === undefined
      ? `请输入期望${by === "amount" ? "税额" : "税负率"}`
      : saving === "nothing"
        ? undefined
        : "勾选正在保存，请稍候";
  const help = async () => {
    if (wanted === undefined) return;
    const mine = new AbortController();
    asking.current = mine;
    setBusy(true);
    try {
      const rows = await recommendInvoices(host, month, wanted, mine.signal);
      if (mine.signal.aborted) return;
      tickSync.ticks.toggle(rows, true);
      setHelped({ wanted, rows });
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
  const difference = helped ? due - helped.wanted : 0;
  return (
    <div className="month-expected">
      <select aria-label="期望" value={by} onChange={({ target }) => setBy(target.value as By)}>
        <option value="amount">期望税额（元）</option>
        <option value="rate">期望税负率（%）</option>
      </select>
      <input
        inputMode="decimal"
        aria-label={by === "amount" ? "期望税额" : "期望税负率"}
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
