import { createDeferred, useDeferred } from "../../../fields/deferred.ts";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { withPeriod } from "../../context/context-names.ts";
import type { Screen } from "../../host.ts";
import { writeAddress } from "../query/address-codec.ts";
import { Popup } from "../settings/popup.tsx";
import type { ListScreen } from "../use-list-screen.ts";
import type { SentencePanelProps } from "./sentence-panel.tsx";

interface SentenceFilterProps {
  readonly screen: Screen<ListPlan>;
  readonly list: ListScreen;
}

/** A part of its own, because reading sentences is much code, and not every list needs it. */
const panel = createDeferred(async () => (await import("./sentence-panel.tsx")).SentencePanel);

/** With fewer filters a sentence is no shorter than the filters themselves. */
const FEWEST_FILTERS = 3;

/** Filters the list by a sentence: 上月 未申报 小规模 金额大于10万. */
export function SentenceFilter({ screen, list }: SentenceFilterProps) {
  const { shape, scope, environment, state } = list;
  const { query } = state;
  if (shape.filters.length < FEWEST_FILTERS) return null;
  const ask: SentencePanelProps["onSubmit"] = (filters, { tab = query.tab, period }) => {
    const { place, context } = screen;
    if (period === undefined || period === context.period) return list.ask({ filters, tab });
    // About another period the list begins anew, by its address.
    const address = writeAddress({ ...query, filters, tab, page: 1 }, shape, place.search);
    place.replaceSearch(withPeriod(address, period));
  };
  return (
    <Popup label="一句话筛选" title="一句话筛选" shortcut="Alt+S">
      {(close) => (
        <DeferredPanel
          {...{ screen, shape, scope, environment, close }}
          filters={query.filters}
          onSubmit={ask}
        />
      )}
    </Popup>
  );
}

function DeferredPanel(props: SentencePanelProps) {
  const deferred = useDeferred(panel);
  if (deferred.status === "ready") return <deferred.part {...props} />;
  return <output>{deferred.status === "loading" ? "加载中..." : "没有加载成功，请检查网络后再打开"}</output>;
}
