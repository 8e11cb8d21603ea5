import "./tabs.css";
import {
  Activity,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import type { ShownItemPlan } from "../../schema/plan/plans/screen-plan.ts";
import { compileCondition } from "../detail/compile-condition.ts";
import type { Scope, Screen, ScreenPlace } from "../host.ts";
import { EmbeddedScreen } from "../nested/embedded-screen.tsx";
import { createNestedGuards, type NestedGuards } from "../nested/nested-guards.ts";
import { createTabForms, type TabForms } from "../nested/open-forms.ts";
import { type SiblingChanges, useSiblingChanges } from "../nested/use-sibling-changes.ts";
import { readNested, writeNested } from "../nested/nested-search.ts";
import { nodeMark } from "../probe.ts";
import { maySee } from "../screen.ts";
import { ScreenMessage } from "../screen-message.tsx";

/** The parameter that names the open tab. */
export const TAB = "tab";

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 };

interface ScreenTabsProps {
  readonly screen: Screen;
  readonly items: readonly ShownItemPlan[];
  /** Names that the conditions of the items see. */
  readonly scope: Scope;
  /** Called when a screen has changed something. */
  readonly onChanged: () => void;
  /** Behind the tabs, in the same line. */
  readonly extra?: ReactNode;
  /** Changes of the content around, counted: each one reloads the pages. */
  readonly changesAround?: number;
  /** Ticks that the surface around the tabs keeps. Must be the same object every time. */
  readonly ticks?: ScreenPlace["ticks"];
}

/** Screens behind tabs that the user gets to see. One is fetched when its tab opens, and keeps its state while another is in front. */
export function ScreenTabs(props: ScreenTabsProps) {
  const { screen, scope } = props;
  const { plan, place, host } = screen;
  const items = useMemo(
    () => props.items.filter((item) => maySee(host, item) && compileCondition(item.visible)(scope)),
    [props.items, host, scope],
  );
  const wanted = new URLSearchParams(place.search).get(TAB);
  const open = items.find(({ id }) => id === wanted) ?? items[0];
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (open && !visited.includes(open.id)) setVisited([...visited, open.id]);
  const guards = useGuards(place, open?.id);
  const show = (id: string) => {
    const params = new URLSearchParams(place.search);
    params.set(TAB, id);
    place.replaceSearch(params.toString());
  };
  const forms = useTabForms(place, open?.id, show);
  const siblings = useSiblingChanges(props.changesAround);
  if (!open) return <ScreenMessage title="没有此页面的权限" detail="如需使用，请联系管理员开通。" />;
  const tabId = ({ id }: ShownItemPlan) => `${plan.id}-tab-${id}`;
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    // From where the focus is: a second press may come before the first one's tab has opened.
    const focused = items.findIndex((item) => tabId(item) === document.activeElement?.id);
    const from = focused === -1 ? items.indexOf(open) : focused;
    const next = items[(from + step + items.length) % items.length];
    if (!next) return;
    event.preventDefault();
    show(next.id);
    document.getElementById(tabId(next))?.focus();
  };
  const strip = (
    <div role="tablist" className="tabs-strip" aria-label={plan.title} tabIndex={-1} onKeyDown={walk}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={tabId(item)}
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
  );
  return (
    <>
      {props.extra === undefined ? (
        strip
      ) : (
        <div className="tabs-line">
          {strip}
          {props.extra}
        </div>
      )}
      {items
        .filter(({ id }) => visited.includes(id))
        .map((item) => (
          <Activity key={item.id} mode={item === open ? "visible" : "hidden"}>
            <div role="tabpanel" className="tabs-panel" aria-labelledby={tabId(item)}>
              <NestedPage {...props} item={item} guards={guards} forms={forms} siblings={siblings} />
            </div>
          </Activity>
        ))}
    </>
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

function useTabForms(place: ScreenPlace, open: string | undefined, show: (id: string) => void): TabForms {
  const [forms] = useState(createTabForms);
  const latestShow = useRef(show);
  useEffect(() => {
    latestShow.current = show;
  });
  const { addForms } = place;
  useEffect(() => addForms?.(() => forms.list((id) => latestShow.current(id))), [addForms, forms]);
  // Before the form that goes behind takes itself back, as with the guards.
  useLayoutEffect(() => {
    if (open === undefined) return;
    forms.comeBack(open);
    return () => forms.leave(open);
  }, [forms, open]);
  return forms;
}

interface NestedPageProps extends ScreenTabsProps {
  readonly item: ShownItemPlan;
  readonly guards: NestedGuards;
  readonly forms: TabForms;
  readonly siblings: SiblingChanges;
}

function NestedPage({ screen, item, scope, guards, forms, siblings, ticks, onChanged }: NestedPageProps) {
  const { host, place, context } = screen;
  const { id } = item;
  const changesAround = siblings.changesAround(id);
  const changed = useRef(onChanged);
  useEffect(() => {
    changed.current = () => {
      siblings.noteChange(id);
      onChanged();
    };
  });
  const nested = useMemo<Omit<ScreenPlace, "given">>(() => {
    return {
      context,
      search: readNested(place.search, id),
      replaceSearch: (next) => place.replaceSearch(writeNested(place.search, id, next)),
      guardClosing: (question, onAgreed) => guards.add(id, question, onAgreed),
      addForms: (list) => forms.add(id, list),
      ...(place.close && { close: place.close }),
      ...(ticks && { ticks }),
      changesAround,
      onChanged: () => changed.current(),
    };
  }, [place, context, id, guards, forms, ticks, changesAround]);
  return <EmbeddedScreen host={host} shown={item} scope={scope} place={nested} />;
}
