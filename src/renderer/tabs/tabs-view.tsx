import "./tabs.css";
import { Activity, useEffect, useLayoutEffect, useMemo, useState, type KeyboardEvent } from "react";
import { compileText } from "../../expression/template.ts";
import type { TabsPlan } from "../../schema/plan/screen-plan.ts";
import type { ScreenPlace } from "../host.ts";
import { nodeMark } from "../probe.ts";
import { maySee, screenScope, type Screen } from "../screen.ts";
import { ScreenMessage } from "../screen-message.tsx";
import { createNestedGuards, type NestedGuards } from "./nested-guards.ts";
import { readNested, TAB, writeNested } from "./nested-search.ts";

type Item = TabsPlan["items"][number];

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 };

/** Screens behind tabs. One is fetched when its tab opens, and keeps its state while another is in front. */
export function TabsView({ screen }: { readonly screen: Screen<TabsPlan> }) {
  const { plan, place } = screen;
  const items = useItems(screen);
  const wanted = new URLSearchParams(place.search).get(TAB);
  const open = items.find(({ id }) => id === wanted) ?? items[0];
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (open && !visited.includes(open.id)) setVisited([...visited, open.id]);
  const guards = useGuards(place, open?.id);
  if (!open) return <ScreenMessage title="没有此页面的权限" detail="如需使用，请联系管理员开通。" />;
  const show = (id: string) => {
    const params = new URLSearchParams(place.search);
    params.set(TAB, id);
    place.replaceSearch(params.toString());
  };
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    // From where the focus is: a second press may come before the first one's tab has opened.
    const focused = items.findIndex((item) => tabId(plan, item) === document.activeElement?.id);
    const from = focused === -1 ? items.indexOf(open) : focused;
    const next = items[(from + step + items.length) % items.length];
    if (!next) return;
    event.preventDefault();
    show(next.id);
    document.getElementById(tabId(plan, next))?.focus();
  };
  return (
    <div className="tabs" {...nodeMark?.(`screen:${plan.id}`)}>
      <div role="tablist" className="tabs-strip" aria-label={plan.title} tabIndex={-1} onKeyDown={walk}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={tabId(plan, item)}
            className="tabs-tab"
            aria-selected={item === open}
            tabIndex={item === open ? 0 : -1}
            onClick={() => show(item.id)}
            {...nodeMark?.(`tab:${item.id}`)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items
        .filter(({ id }) => visited.includes(id))
        .map((item) => (
          <Activity key={item.id} mode={item === open ? "visible" : "hidden"}>
            <div role="tabpanel" className="tabs-panel" aria-labelledby={tabId(plan, item)}>
              <NestedPage screen={screen} item={item} guards={guards} />
            </div>
          </Activity>
        ))}
    </div>
  );
}

/** The tabs that the user gets to see. */
function useItems({ plan, host, place }: Screen<TabsPlan>): readonly Item[] {
  const today = host.today();
  return useMemo(() => {
    const scope = screenScope(host, place.search, today);
    return plan.items.filter(
      (item) => maySee(host, item) && (item.visible === undefined || compileText(item.visible)(scope)),
    );
  }, [plan, host, place.search, today]);
}

function useGuards(place: ScreenPlace, open: string | undefined): NestedGuards {
  const [guards] = useState(createNestedGuards);
  const { guardClosing } = place;
  useEffect(() => guardClosing(guards.ask, guards.agree), [guardClosing, guards]);
  // Before the screen that goes behind takes its questions back, which it does in an ordinary effect.
  useLayoutEffect(() => {
    if (open === undefined) return;
    guards.comeBack(open);
    return () => guards.leave(open);
  }, [guards, open]);
  return guards;
}

interface NestedPageProps {
  readonly screen: Screen<TabsPlan>;
  readonly item: Item;
  readonly guards: NestedGuards;
}

function NestedPage({ screen, item, guards }: NestedPageProps) {
  const { plan, host, place } = screen;
  const { id } = item;
  const nested = useMemo<ScreenPlace>(() => {
    const ids = plan.items.map((one) => one.id);
    return {
      search: readNested(place.search, id, ids),
      replaceSearch: (next) => place.replaceSearch(writeNested(place.search, id, ids, next)),
      guardClosing: (question, onAgreed) => guards.add(id, question, onAgreed),
      ...(place.close && { close: place.close }),
    };
  }, [plan, place, id, guards]);
  return <host.NestedScreen id={item.screen} place={nested} />;
}

function tabId(plan: TabsPlan, item: Item): string {
  return `${plan.id}-tab-${item.id}`;
}
