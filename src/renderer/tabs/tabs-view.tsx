import "./tabs.css";
import { Activity, useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import type { TabsPlan } from "../../schema/plan/plans/screen-plan.ts";
import { compileCondition } from "../detail/compile-condition.ts";
import type { ScreenPlace } from "../host.ts";
import { IdentityBar } from "../identity/identity-bar.tsx";
import { nodeMark } from "../probe.ts";
import { maySee, screenScope } from "../screen.ts";
import type { Scope, Screen } from "../host.ts";
import { recordKey } from "../record/record-key.ts";
import { useRecord } from "../record/use-record.ts";
import { ScreenMessage } from "../screen-message.tsx";
import { EmbeddedScreen } from "../nested/embedded-screen.tsx";
import { createNestedGuards, type NestedGuards } from "../nested/nested-guards.ts";
import { readNested, writeNested } from "../nested/nested-search.ts";

type Item = TabsPlan["items"][number];

/** The parameter that names the open tab. */
const TAB = "tab";

/** The neighbour in the list opens at the same tab. */
const KEPT = [TAB];

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 };

/** Screens behind tabs. One is fetched when its tab opens, and keeps its state while another is in front. */
export function TabsView({ screen }: { readonly screen: Screen<TabsPlan> }) {
  const { plan, place, host, given, context } = screen;
  const today = host.today();
  const scope = useMemo(() => screenScope({ host, given, context }, today), [host, given, context, today]);
  const items = useItems(screen, scope);
  const wanted = new URLSearchParams(place.search).get(TAB);
  const open = items.find(({ id }) => id === wanted) ?? items[0];
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (open && !visited.includes(open.id)) setVisited([...visited, open.id]);
  const guards = useGuards(place, open?.id);
  const ofRecord = recordKey(plan.record, scope);
  const { state, retry, refresh } = useRecord(plan.record, scope, host, ofRecord);
  if (!open) return <ScreenMessage title="没有此页面的权限" detail="如需使用，请联系管理员开通。" />;
  if (state.status === "failed") {
    return <ScreenMessage title="加载失败" detail={state.message} action={{ label: "重试", run: retry }} />;
  }
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
      {plan.identity && (
        <IdentityBar
          screen={screen}
          identity={plan.identity}
          record={state.status === "ready" ? state.record : null}
          scope={scope}
          kept={KEPT}
        />
      )}
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
          // Another record's tabs begin anew.
          <Activity key={`${item.id} ${ofRecord}`} mode={item === open ? "visible" : "hidden"}>
            <div role="tabpanel" className="tabs-panel" aria-labelledby={tabId(plan, item)}>
              <NestedPage screen={screen} item={item} scope={scope} guards={guards} onChanged={refresh} />
            </div>
          </Activity>
        ))}
    </div>
  );
}

/** The tabs that the user gets to see. */
function useItems({ plan, host }: Screen<TabsPlan>, scope: Scope): readonly Item[] {
  return useMemo(
    () => plan.items.filter((item) => maySee(host, item) && compileCondition(item.visible)(scope)),
    [plan, host, scope],
  );
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
  readonly scope: Scope;
  readonly guards: NestedGuards;
  readonly onChanged: () => Promise<void>;
}

function NestedPage({ screen, item, scope, guards, onChanged }: NestedPageProps) {
  const { host, place, context } = screen;
  const { id } = item;
  const changed = useRef(onChanged);
  useEffect(() => {
    changed.current = onChanged;
  });
  const nested = useMemo<Omit<ScreenPlace, "given">>(() => {
    return {
      context,
      search: readNested(place.search, id),
      replaceSearch: (next) => place.replaceSearch(writeNested(place.search, id, next)),
      guardClosing: (question, onAgreed) => guards.add(id, question, onAgreed),
      ...(place.close && { close: place.close }),
      // The record above is only older when it cannot be loaded again.
      onChanged: () => void changed.current().catch(() => undefined),
    };
  }, [place, context, id, guards]);
  return <EmbeddedScreen host={host} shown={item} scope={scope} place={nested} />;
}

function tabId(plan: TabsPlan, item: Item): string {
  return `${plan.id}-tab-${item.id}`;
}
