import { useState } from "react";
import { Button } from "../../renderer/button.tsx";
import type { RendererHost } from "../../renderer/host.ts";
import type { CompanyMonth } from "../company-month.ts";
import type { GeneralTax } from "../../domain/tax/general-tax.ts";
import type { SelectionFacts } from "../figures/selection-facts.ts";
import { BatchSearch } from "./batch-search.tsx";
import { ExpectedTax } from "./expected-tax.tsx";
import type { TickSync } from "./tick-sync.ts";
import type { TickState } from "./tick-saver.ts";

interface SelectionToolsProps {
  readonly host: RendererHost;
  readonly month: CompanyMonth;
  readonly tickSync: TickSync;
  readonly ticks: TickState;
  readonly facts: SelectionFacts;
  readonly tax: GeneralTax;
  readonly mayTick: boolean;
  /** Ids of the invoices that the list shows alone; null: all. */
  readonly found: readonly number[] | null;
  readonly onFound: (ids: readonly number[] | null) => void;
}

/** The ways to find and to tick invoices beside their list, and how far their ticks are saved. */
export function SelectionTools(props: SelectionToolsProps) {
  const { host, month, tickSync, ticks, facts, tax, mayTick, found, onFound } = props;
  const [isSearching, setSearching] = useState(false);
  return (
    <>
      <Button onClick={() => setSearching(true)}>批量搜索</Button>
      {found && (
        <span className="month-found">
          {`只显示搜索到的 ${found.length} 张`}
          <button type="button" className="grid-link" onClick={() => onFound(null)}>
            显示全部
          </button>
        </span>
      )}
      {mayTick && (
        <ExpectedTax
          host={host}
          month={month}
          tickSync={tickSync}
          saving={ticks.saving}
          facts={facts}
          tax={tax}
        />
      )}
      <output className="month-saving" data-saving={ticks.saving}>
        {savingWords(ticks)}
        {ticks.saving === "failed" && (
          <button type="button" className="grid-link" onClick={tickSync.flush}>
            立即重试
          </button>
        )}
      </output>
      {isSearching && (
        <BatchSearch
          host={host}
          month={month}
          onClose={() => setSearching(false)}
          onFound={(ids) => {
            onFound(ids);
            setSearching(false);
          }}
        />
      )}
    </>
  );
}

function savingWords({ saving, unsaved }: TickState): string {
  switch (saving) {
    case "waiting":
      return `${unsaved} 张待保存`;
    case "sending":
      return "正在保存勾选";
    case "failed":
      return `${unsaved} 张未能保存，稍后自动重试`;
    default:
      return "";
  }
}
