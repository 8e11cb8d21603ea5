import { Activity, useEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { ScreenPlace } from "../../renderer/host.ts";
import { addressReached } from "../../renderer/trail/address-of.ts";
import type { RoutePlan } from "../../schema/plan/plans/shell-plan.ts";
import { useShell } from "../shell-context.tsx";
import { Screen } from "../screen/screen.tsx";
import { useKeptLayout } from "./use-kept-layout.ts";
import type { ClosingGuards } from "../tabs/closing-guards.ts";
import { panelId, tabId } from "../tabs/tab-bar.tsx";
import type { TrailState } from "../tabs/use-tabs.ts";
import type { Tab } from "../tabs/tabs-reducer.ts";

interface PaneProps {
  readonly route: RoutePlan;
  readonly tab: Tab;
  readonly isActive: boolean;
  readonly guards: ClosingGuards;
  readonly keepSearch: (key: string, search: string) => void;
  readonly setTitle: (key: string, title: string) => void;
  /** Closes the tab, after its questions. */
  readonly onClose: () => void;
}

/**
 * The page behind one tab. A cached route, and a page with a confirmation before it closes, stay alive while another
 * tab is in front; any other page is built anew from its address.
 */
export function Pane({ route, tab, isActive, guards, keepSearch, setTitle, onClose }: PaneProps) {
  const navigate = useNavigate();
  const { routes } = useShell();
  const parent = route.parent === undefined ? undefined : routes.get(route.parent);
  const { key, path, search, trail } = tab;
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const place = useMemo<ScreenPlace>(
    () => ({
      search: search.replace(/^\?/, ""),
      replaceSearch: (next) => {
        if (isActive) void navigate({ pathname: path, search: next }, { replace: true });
        else keepSearch(key, next && `?${next}`);
      },
      guardClosing: (question, onAgreed) => guards.add(key, question, onAgreed),
      close: () => close.current(),
      ...(parent && { parent: { title: parent.title, open: () => void navigate(parent.path) } }),
      setTitle: (title) => setTitle(key, title),
      ...(trail && {
        trail,
        follow: (reached) => {
          const state: TrailState = { trail: reached.trail, goesOn: true };
          void navigate(addressReached(reached, search), { state });
        },
      }),
    }),
    [key, path, search, trail, parent, isActive, guards, keepSearch, setTitle, navigate],
  );
  const panel = useKeptLayout(isActive);
  if (!isActive && !route.cached && tab.question === null) return null;
  return (
    <div
      ref={panel}
      role="tabpanel"
      className={isActive ? "shell-pane" : "shell-pane shell-pane-behind"}
      id={panelId(key)}
      aria-labelledby={tabId(key)}
      inert={!isActive}
    >
      <Activity mode={isActive ? "visible" : "hidden"}>
        <div className="shell-pane-page">
          <Screen id={route.screen ?? ""} place={place} />
        </div>
      </Activity>
    </div>
  );
}
