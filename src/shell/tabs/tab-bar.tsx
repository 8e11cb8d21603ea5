import { CloseOutlined } from "@ant-design/icons";
import { Dropdown, type MenuProps } from "antd";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { shellText } from "../shell-text.ts";
import { keysBesides, keysLeftOf, keysRightOf, HOME_PATH, type TabsState } from "./tabs-reducer.ts";
import "./tab-bar.css";

export interface TabBarProps {
  readonly state: TabsState;
  /** Something else is in front: none of the tabs is selected. */
  readonly isBehind: boolean;
  readonly titleOf: (key: string) => string;
  readonly onActivate: (key: string) => void;
  readonly onClose: (keys: readonly string[]) => void;
  readonly onRefresh: (key: string) => void;
}

export const tabId = (key: string) => `tab:${key}`;
export const panelId = (key: string) => `panel:${key}`;

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

  function handleKeyDown(event: KeyboardEvent, key: string) {
    const next = keyBeside(event.key, state, key);
    if (event.key === "Delete") onClose([key]);
    else if (next === undefined) return;
    else {
      onActivate(next);
      document.getElementById(tabId(next))?.focus();
    }
    event.preventDefault();
  }

  function handleMiddleClick(event: MouseEvent, key: string) {
    if (event.button === 1) onClose([key]);
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
        {state.tabs.map(({ key }) => (
          <div
            key={key}
            role="presentation"
            className={key === state.active && !isBehind ? "shell-tab shell-tab-active" : "shell-tab"}
            onAuxClick={(event) => handleMiddleClick(event, key)}
            onContextMenu={() => setTarget(key)}
          >
            <button
              type="button"
              role="tab"
              id={tabId(key)}
              className="shell-tab-title"
              title={titleOf(key)}
              aria-selected={key === state.active && !isBehind}
              aria-controls={key === state.active ? panelId(key) : undefined}
              aria-keyshortcuts={key === HOME_PATH ? undefined : "Delete"}
              tabIndex={key === state.active ? 0 : -1}
              onClick={() => onActivate(key)}
              onKeyDown={(event) => handleKeyDown(event, key)}
            >
              {titleOf(key)}
            </button>
            {key !== HOME_PATH && (
              // Only for the mouse: by keyboard Delete does the same, and a tab may not hold a button.
              <button
                type="button"
                className="shell-tab-close"
                aria-hidden="true"
                tabIndex={-1}
                title={`${shellText("tabs.close")} ${titleOf(key)}`}
                onClick={() => onClose([key])}
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

/**
 * Scrolls the strip alone, so far that the way to close the tab is seen too: after `scrollIntoView` the Tab key would
 * go on from the tab, past the way to the content.
 */
function showTab(key: string): void {
  const tab = document.getElementById(tabId(key))?.parentElement;
  const strip = tab?.closest('[role="tablist"]');
  if (!tab || !strip) return;
  const [tabBox, seen] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += Math.min(0, tabBox.left - seen.left) + Math.max(0, tabBox.right - seen.right);
}

function contextMenu(
  state: TabsState,
  key: string,
  { onClose, onRefresh }: Pick<TabBarProps, "onClose" | "onRefresh">,
): MenuProps {
  const others = keysBesides(state, key);
  const left = keysLeftOf(state, key);
  const right = keysRightOf(state, key);
  return {
    items: [
      { key: "refresh", label: shellText("tabs.refresh"), onClick: () => onRefresh(key) },
      { type: "divider" },
      {
        key: "close",
        label: shellText("tabs.close"),
        disabled: key === HOME_PATH,
        onClick: () => onClose([key]),
      },
      {
        key: "others",
        label: shellText("tabs.closeOthers"),
        disabled: others.length === 0,
        onClick: () => onClose(others),
      },
      {
        key: "left",
        label: shellText("tabs.closeLeft"),
        disabled: left.length === 0,
        onClick: () => onClose(left),
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

function keyBeside(pressed: string, { tabs }: TabsState, key: string): string | undefined {
  const at = tabs.findIndex((tab) => tab.key === key);
  if (pressed === "ArrowRight") return tabs[(at + 1) % tabs.length]?.key;
  if (pressed === "ArrowLeft") return tabs.at(at - 1)?.key;
  if (pressed === "Home") return tabs[0]?.key;
  if (pressed === "End") return tabs.at(-1)?.key;
  return undefined;
}
