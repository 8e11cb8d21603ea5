import "./company-period.css";
import { useMemo, useState } from "react";
import type { ShownItemPlan } from "../schema/plan/plans/screen-plan.ts";
import { Button } from "../renderer/button.tsx";
import type { SurfaceProps } from "../renderer/host.ts";
import { ScreenTabs } from "../renderer/tabs/screen-tabs.tsx";
import { type CompanyMonth, readCompanyMonth } from "./company-month.ts";
import { Summary } from "./figures/summary.tsx";
import { workOut } from "./figures/selection-facts.ts";
import { useFigures } from "./figures/use-figures.ts";
import { SelectionTools } from "./selection/selection-tools.tsx";
import { useDeclaredActions } from "./use-declared-actions.tsx";
import { useHoldOpen } from "./use-hold-open.ts";
import { useTickKeeper } from "./use-tick-keeper.ts";

/** The tab whose list is ticked. */
const SELECTION = "selection";

/** A company's month: its tax above, what it is made of behind tabs. */
export function CompanyPeriod(props: SurfaceProps) {
  const month = readCompanyMonth(props);
  return month ? <Work {...props} month={month} /> : null;
}

type WorkProps = SurfaceProps & { readonly month: CompanyMonth };

function Work(props: WorkProps) {
  const { screen, section, scope = {}, month, onChanged = () => undefined } = props;
  const { host, place } = screen;
  const { keeper, state: ticks } = useTickKeeper({ host, place, month });
  const figures = useFigures({ host, month, kept: ticks.kept, onCalculated: onChanged });
  useHoldOpen(place, figures.state.status === "calculating" || ticks.saving === "sending");
  const { open, button } = useDeclaredActions(props);
  const [found, setFound] = useState<readonly number[] | null>(null);
  const [isWide, setWide] = useState(false);
  const { facts, statistics } = figures;
  const { sum } = ticks;
  const tax = useMemo(() => (facts && sum ? workOut(facts, sum.tax) : null), [facts, sum]);
  const items = useMemo(() => itemsWith(section?.items ?? [], found), [section, found]);
  const isSelecting = month.isGeneral && month.isOpen;
  return (
    <div className={isWide ? "company-period company-period-wide" : "company-period"}>
      {!isWide && (
        <Summary host={host} month={month} figures={figures} tax={tax} selected={sum} open={open} />
      )}
      <div className="company-period-tools">
        {isSelecting && tax && facts && (
          <SelectionTools
            host={host}
            month={month}
            keeper={keeper}
            ticks={ticks}
            facts={facts}
            tax={tax}
            found={found}
            onFound={setFound}
          />
        )}
        {button("flagged", statistics ? `（${statistics.riskCount + statistics.statusErrorCount}）` : "")}
        <Button onClick={() => setWide(!isWide)}>{isWide ? "还原" : "放大列表"}</Button>
      </div>
      <ScreenTabs
        screen={screen}
        items={items}
        scope={scope}
        recordKey={`${month.companyId} ${month.period}`}
        onChanged={onChanged}
        {...(isSelecting && { ticks: keeper.ticks })}
      />
    </div>
  );
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
