import { Activity, useEffect, useRef } from "react";
import type { Inspector } from "../inspector.ts";
import type { ViewedRole } from "../role/role-view.ts";
import { ElementsTab } from "./elements-tab.tsx";
import type { FoundNode } from "./find-element.ts";
import type { PanelSettings, PanelTab } from "./panel-settings.ts";
import { RequestsTab } from "./requests-tab.tsx";
import { RolesTab } from "./roles-tab.tsx";

interface PanelProps {
  readonly inspector: Inspector;
  readonly settings: PanelSettings;
  readonly viewed: ViewedRole | null;
  readonly picked: FoundNode | null;
  readonly isPicking: boolean;
  readonly onPick: () => void;
  readonly onChange: (change: Partial<PanelSettings>) => void;
}

const TABS: readonly (readonly [PanelTab, string])[] = [
  ["elements", "元素"],
  ["roles", "以角色查看"],
  ["requests", "请求"],
];

/** The open panel. Esc closes it. */
export function Panel({ inspector, settings, viewed, onChange, ...picking }: PanelProps) {
  const { dock, tab } = settings;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = panel;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The dialog below stays open.
      event.stopPropagation();
      onChange({ isOpen: false });
    };
    current?.addEventListener("keydown", press);
    return () => current?.removeEventListener("keydown", press);
  }, [onChange]);
  return (
    <aside className={`inspector inspector-panel inspector-${dock}`} aria-label="开发面板" ref={panel}>
      <header className="inspector-head">
        <div role="tablist" aria-label="开发面板">
          {TABS.map(([id, label]) => (
            <button
              key={id}
              type="button"
              role="tab"
              aria-selected={id === tab}
              onClick={() => onChange({ tab: id })}
            >
              {label}
            </button>
          ))}
        </div>
        <span className="inspector-gap" />
        <button
          type="button"
          className="inspector-link"
          onClick={() => onChange({ dock: dock === "right" ? "bottom" : "right" })}
        >
          {dock === "right" ? "停靠到底部" : "停靠到右侧"}
        </button>
        <button
          type="button"
          className="inspector-link"
          title="关闭（Alt+Shift+D）"
          onClick={() => onChange({ isOpen: false })}
        >
          关闭
        </button>
      </header>
      <Activity mode={tab === "elements" ? "visible" : "hidden"}>
        <ElementsTab parts={inspector.parts} {...picking} />
      </Activity>
      {tab === "roles" && <RolesTab client={inspector.client()} roles={inspector.roles} viewed={viewed} />}
      {tab === "requests" && <RequestsTab log={inspector.requests} parts={inspector.parts} />}
    </aside>
  );
}
