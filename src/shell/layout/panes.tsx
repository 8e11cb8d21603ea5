import { Activity } from "react";
import { useShell } from "../shell-context.tsx";
import type { ClosingGuards } from "../tabs/closing-guards.ts";
import type { Tabs } from "../tabs/use-tabs.ts";
import { Pane } from "./pane.tsx";

interface PanesProps {
  readonly tabs: Tabs;
  readonly guards: ClosingGuards;
  /** A page of the shell is in front of them all. */
  readonly isBehind: boolean;
}

/** The pages of the open tabs. */
export function Panes({ tabs, guards, isBehind }: PanesProps) {
  const { routes } = useShell();
  return (
    <Activity mode={isBehind ? "hidden" : "visible"}>
      {tabs.state.tabs.map((tab) => {
        const route = routes.get(tab.path);
        return (
          route && (
            <Pane
              key={`${tab.id}#${tab.build}`}
              route={route}
              tab={tab}
              isActive={tab.key === tabs.state.active}
              guards={guards}
              keepSearch={tabs.keepSearch}
              setTitle={tabs.setTitle}
              onClose={() => void tabs.close([tab.key])}
            />
          )
        );
      })}
    </Activity>
  );
}
