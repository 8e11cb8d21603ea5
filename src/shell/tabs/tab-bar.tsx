import { CloseOutlined } from "@ant-design/icons";
import { Dropdown, type MenuProps } from "antd";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { shellText } from "../shell-text.ts";
import { pathsBesides, pathsRightOf, HOME_PATH, type TabsState } from "./tabs-reducer.ts";
import "./tab-bar.css";

export interface TabBarProps {
  readonly state: TabsState;
  /** Something else is in front: none of the tabs is selected. */
  readonly isBehind: boolean;
  readonly titleOf: (path: string) => string;
  readonly onActivate: (path: string) => void;
  readonly onClose: (paths: readonly string[]) => void;
  readonly onRefresh: (path: string) => void;
}

export const tabId = (path: string) => `tab:${path}`;
export const panelId = (path: string) => `panel:${path}`;

/** The open pages. Arrow keys walk, Delete and the middle button close, the context menu (Shift and F10) does the rest. */
export function TabBar({ state, isBehind, titleOf, onActivate, onClose, onRefresh }: TabBarProps) {
  const [target, setTarget] = useState(state.active);
  useEffect(() => {
    showTab(state.active);
  }, [state.active]);
  const count = useRef(state.tabs.length);
  useEffect(() => {
    // The tab that had the focus is gone: the keyboard goes on from the one that took its place.
    if (state.tabs.length < count.current && document.activeElement === document.body)
      document.getElementById(tabId(state.active))?.focus();
    count.current = state.tabs.length;
  }, [state.tabs, state.active]);

  function handleKeyDown(event: KeyboardEvent, path: string) {
    const next = pathByKey(event.key, state, path);
    if (event.key === "Delete") onClose([path]);
    else if (next === undefined) return;
    else {
      onActivate(next);
      document.getElementById(tabId(next))?.focus();
    }
    event.preventDefault();
  }

  function handleMiddleClick(event: MouseEvent, path: string) {
    if (event.button === 1) onClose([path]);
  }

  return (
    <Dropdown
      trigger={["contextMenu"]}
      menu={contextMenu(state, target, { onClose, onRefresh })}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu that somebody opens, not a page that loads
      autoFocus
      onOpenChange={(isOpen) => {
        if (!isOpen) document.getElementById(tabId(target))?.focus();
      }}
    >
      <div className="shell-tabs" role="tablist" aria-label={shellText("tabs.label")}>
        {state.tabs.map(({ path }) => (
          <div
            key={path}
            role="presentation"
            className={path === state.active && !isBehind ? "shell-tab shell-tab-active" : "shell-tab"}
            onAuxClick={(event) => handleMiddleClick(event, path)}
            onContextMenu={() => setTarget(path)}
          >
            <button
              type="button"
              role="tab"
              id={tabId(path)}
              className="shell-tab-title"
              aria-selected={path === state.active && !isBehind}
              aria-controls={path === state.active ? panelId(path) : undefined}
              aria-keyshortcuts={path === HOME_PATH ? undefined : "Delete"}
              tabIndex={path === state.active ? 0 : -1}
              onClick={() => onActivate(path)}
              onKeyDown={(event) => handleKeyDown(event, path)}
            >
              {titleOf(path)}
            </button>
            {path !== HOME_PATH && (
              // Only for the mouse: by keyboard Delete does the same, and a tab may not hold a button.
              <button
                type="button"
                className="shell-tab-close"
                aria-hidden="true"
                tabIndex={-1}
                title={`${shellText("tabs.close")} ${titleOf(path)}`}
                onClick={() => onClose([path])}
              >
                <CloseOutlined />
              </button>
            )}
          </div>
        ))}
      </div>
    </Dropdown>
  );
}

/** Scrolls the strip alone: after `scrollIntoView` the Tab key would go on from the tab, past the way to the content. */
function showTab(path: string): void {
  const tab = document.getElementById(tabId(path));
  const strip = tab?.closest('[role="tablist"]');
  if (!tab || !strip) return;
  const [own, seen] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += Math.min(0, own.left - seen.left) + Math.max(0, own.right - seen.right);
}

function contextMenu(
  state: TabsState,
  path: string,
  { onClose, onRefresh }: Pick<TabBarProps, "onClose" | "onRefresh">,
): MenuProps {
  const others = pathsBesides(state, path);
  const right = pathsRightOf(state, path);
  return {
    items: [
      { key: "refresh", label: shellText("tabs.refresh"), onClick: () => onRefresh(path) },
      { type: "divider" },
      {
        key: "close",
        label: shellText("tabs.close"),
        disabled: path === HOME_PATH,
        onClick: () => onClose([path]),
      },
      {
        key: "others",
        label: shellText("tabs.closeOthers"),
        disabled: others.length === 0,
        onClick: () => onClose(others),
      },
      {
        key: "right",
        label: shellText("tabs.closeRight"),
        disabled: right.length === 0,
        onClick: () => onClose(right),
      },
    ],
  };
}

function pathByKey(key: string, { tabs }: TabsState, path: string): string | undefined {
  const at = tabs.findIndex((tab) => tab.path === path);
  if (key === "ArrowRight") return tabs[(at + 1) % tabs.length]?.path;
  if (key === "ArrowLeft") return tabs.at(at - 1)?.path;
  if (key === "Home") return tabs[0]?.path;
  if (key === "End") return tabs.at(-1)?.path;
  return undefined;
}
