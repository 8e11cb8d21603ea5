import "./company-period.css";
import { useMemo, useReducer, useRef, useState } from "react";
import type { ShownItemPlan } from "../schema/plan/plans/screen-plan.ts";
import { Button } from "../renderer/button.tsx";
import type { ScreenPlace, SurfaceProps } from "../renderer/host.ts";
import { ScreenTabs, TAB } from "../renderer/tabs/screen-tabs.tsx";
import { type CompanyMonth, readCompanyMonth } from "./company-month.ts";
import { Summary } from "./figures/summary.tsx";
import { workOut } from "./figures/selection-facts.ts";
import { useFigures } from "./figures/use-figures.ts";
import { ResizeHandle } from "./resize-handle.tsx";
import { MoveHint } from "./selection/move-hint.tsx";
import { SelectionTools } from "./selection/selection-tools.tsx";
import { useDeclaredActions } from "./use-declared-actions.tsx";
import { useHoldOpen } from "./use-hold-open.ts";
import { useTickSync } from "./use-tick-sync.ts";

/** The tab whose list is ticked. */
const SELECTION = "selection";

/** 抵扣勾选: without it the invoices can be looked at. */
const TICKING = "accountingCentre.invoiceCollection.selectionConfirmation";

/** A company's month: its tax above, what it is made of behind tabs. */
export function CompanyPeriod(props: SurfaceProps) {
  const month = readCompanyMonth(props);
  return month ? <Work {...props} month={month} /> : null;
}

type WorkProps = SurfaceProps & { readonly month: CompanyMonth };

function Work(props: WorkProps) {
  const { screen, section, scope = {}, month, onChanged = () => undefined, changesAround = 0 } = props;
  const { host, place } = screen;
  const [changes, addChange] = useReducer((count: number) => count + 1, 0);
  const { tickSync, state: ticks } = useTickSync({ host, place, month });
  const onCalculated = () => {
    addChange();
    onChanged();
  };
  const figures = useFigures({ host, month, kept: ticks.kept, onCalculated });
  useHoldOpen(place, figures.state.status === "calculating" || ticks.saving === "sending");
  const { open, button } = useDeclaredActions(props);
  const [found, setFound] = useState<readonly number[] | null>(null);
  /** The height of the figures, in px; null: as high as they are. */
  const [height, setHeight] = useState<number | null>(null);
  const summary = useRef<HTMLElement>(null);
  const { facts, statistics } = figures;
  const { sum } = ticks;
  const tax = useMemo(() => (facts ? workOut(facts, sum?.tax ?? facts.selectedTax) : null), [facts, sum]);
  const items = useMemo(() => itemsWith(section?.items ?? [], found), [section, found]);
  // A form behind a tab has nothing to close.
  const inside = useMemo(() => ({ ...screen, place: withoutClose(screen.place) }), [screen]);
  const mayTick = month.isGeneral && month.isOpen && host.permission(TICKING, "plain") === true;
  const opened = new URLSearchParams(place.search).get(TAB) ?? SELECTION;
  const isSelecting = month.isGeneral && opened === SELECTION;
  const tools = (
    <div className="company-period-tools">
      {isSelecting && month.isOpen && sum && tax && facts && (
        <SelectionTools
          {...{ host, month, tickSync, ticks, facts, tax, mayTick, found }}
          onFound={setFound}
        />
      )}
      {isSelecting &&
        button("flagged", statistics ? `（${statistics.riskCount + statistics.statusErrorCount}）` : "")}
      <Button onClick={() => setHeight(height === 0 ? null : 0)}>{height === 0 ? "还原" : "放大"}</Button>
    </div>
  );
  return (
    <div className="company-period">
      <Summary {...{ host, month, figures, tax, open, height }} selected={sum} summaryRef={summary} />
      <ResizeHandle height={height} onResize={setHeight} above={() => summary.current} />
      {mayTick && <MoveHint host={host} companyId={month.companyId} />}
      <ScreenTabs
        screen={inside}
        items={items}
        scope={scope}
        onChanged={onChanged}
        extra={tools}
        changesAround={changes + changesAround}
        {...(mayTick && { ticks: tickSync.ticks })}
      />
    </div>
  );
}

function withoutClose({ close: _close, ...place }: ScreenPlace): ScreenPlace {
  return place;
}

/** The list shows the invoices that were found, and no others. */
function itemsWith(
  items: readonly ShownItemPlan[],
  found: readonly number[] | null,
): readonly ShownItemPlan[] {
  if (!found) return items;
  return items.map((item) =>
    item.id === SELECTION ? { ...item, with: { ...item.with, invoiceIdList: found } } : item,
  );
}
