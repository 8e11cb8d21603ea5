import { CloseOutlined, PushpinFilled } from "@ant-design/icons";
import { Dropdown } from "antd";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { shellText } from "../shell-text.ts";
import { type TabEdits, tabMenu } from "./tab-menu.ts";
import { HOME_PATH, type Tab, type TabsState } from "./tabs-reducer.ts";
import { useTabDrag } from "./use-tab-drag.ts";
import "./tab-bar.css";

export interface TabBarProps extends TabEdits {
  readonly state: TabsState;
  /** Something else is in front: none of the tabs is selected. */
  readonly isBehind: boolean;
  readonly titleOf: (key: string) => string;
  readonly onActivate: (key: string) => void;
}

export const tabId = (key: string) => `tab:${key}`;
export const panelId = (key: string) => `panel:${key}`;

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 };
const MOVING_KEYS = "Alt+Shift+ArrowLeft Alt+Shift+ArrowRight";

/**
 * The open pages. Arrow keys walk, with Alt and Shift they move the tab, as dragging does; Delete and the middle button
 * close, the context menu (Shift and F10) does the rest.
 */
export function TabBar({ state, isBehind, titleOf, onActivate, ...edits }: TabBarProps) {
  const { onClose, onMove } = edits;
  const [target, setTarget] = useState(state.active);
  const drag = useTabDrag(state, onMove);
  useEffect(() => {
    showTab(state.active);
  }, [state.active]);
  const moved = useRef<string | null>(null);
  const count = useRef(state.tabs.length);
  useEffect(() => {
    // The browser takes the focus from an element that is put somewhere else.
    if (moved.current !== null) {
      document.getElementById(tabId(moved.current))?.focus();
      showTab(moved.current);
      moved.current = null;
    }
    // The tab that had the focus is gone: the keyboard goes on from the one that took its place.
    if (state.tabs.length < count.current && document.activeElement === document.body)
      document.getElementById(tabId(state.active))?.focus();
    count.current = state.tabs.length;
  }, [state.tabs, state.active]);

  function closeOne({ key, isPinned }: Tab) {
    if (!isPinned) onClose([key]);
  }

  function handleKeyDown(event: KeyboardEvent, tab: Tab) {
    const step = event.altKey && event.shiftKey ? STEPS[event.key] : undefined;
    const next = keyBeside(event.key, state, tab.key);
    if (step !== undefined) {
      moved.current = tab.key;
      onMove(tab.key, state.tabs.indexOf(tab) + step);
    } else if (event.key === "Delete") closeOne(tab);
    else if (next === undefined) return;
    else {
      onActivate(next);
      document.getElementById(tabId(next))?.focus();
    }
    event.preventDefault();
  }

  function handleMiddleClick(event: MouseEvent, tab: Tab) {
    if (event.button === 1) closeOne(tab);
  }

  return (
    <Dropdown
      trigger={["contextMenu"]}
      menu={{ items: tabMenu(state, target, edits) }}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu that the user opens, not a page that loads
      autoFocus
      onOpenChange={(isOpen) => {
        if (!isOpen) document.getElementById(tabId(target))?.focus();
      }}
    >
      <div className="shell-tabs" role="tablist" aria-label={shellText("tabs.label")}>
        {state.tabs.map((tab) => (
          <div
            key={tab.key}
            role="presentation"
            className={classOf(tab, tab.key === state.active && !isBehind, tab.key === drag.dragged)}
            onAuxClick={(event) => handleMiddleClick(event, tab)}
            onContextMenu={() => setTarget(tab.key)}
            onPointerDown={(event) => drag.start(event, tab.key)}
          >
            <TabFace
              tab={tab}
              title={titleOf(tab.key)}
              isActive={tab.key === state.active}
              isSelected={tab.key === state.active && !isBehind}
              onActivate={() => onActivate(tab.key)}
              onKeyDown={(event) => handleKeyDown(event, tab)}
              onClose={() => onClose([tab.key])}
            />
          </div>
        ))}
      </div>
    </Dropdown>
  );
}

interface TabFaceProps {
  readonly tab: Tab;
  readonly title: string;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly onActivate: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

function TabFace({ tab, title, isActive, isSelected, onActivate, onKeyDown, onClose }: TabFaceProps) {
  const { key, isPinned } = tab;
  const isMarked = isPinned && key !== HOME_PATH;
  return (
    <>
      {isMarked && <PushpinFilled aria-hidden className="shell-tab-pin" />}
      <button
        type="button"
        role="tab"
        id={tabId(key)}
        className="shell-tab-title"
        title={isMarked ? shellText("tabs.pinned", { title }) : title}
        aria-selected={isSelected}
        aria-controls={isActive ? panelId(key) : undefined}
        aria-keyshortcuts={shortcutsOf(tab)}
        tabIndex={isActive ? 0 : -1}
        onClick={onActivate}
        onKeyDown={onKeyDown}
      >
        {title}
      </button>
      {!isPinned && (
        // Only for the mouse: by keyboard Delete does the same, and a tab may not hold a button.
        <button
          type="button"
          className="shell-tab-close"
          aria-hidden="true"
          tabIndex={-1}
          title={`${shellText("tabs.close")} ${title}`}
          onClick={onClose}
        >
          <CloseOutlined />
        </button>
      )}
    </>
  );
}

function classOf({ key, isPinned }: Tab, isSelected: boolean, isDragged: boolean): string {
  return [
    "shell-tab",
    ...(isSelected ? ["shell-tab-active"] : []),
    ...(isPinned && key !== HOME_PATH ? ["shell-tab-pinned"] : []),
    ...(isDragged ? ["shell-tab-dragged"] : []),
  ].join(" ");
}

function shortcutsOf({ key, isPinned }: Tab): string | undefined {
  if (key === HOME_PATH) return undefined;
  return isPinned ? MOVING_KEYS : `Delete ${MOVING_KEYS}`;
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

function keyBeside(pressed: string, { tabs }: TabsState, key: string): string | undefined {
  const at = tabs.findIndex((tab) => tab.key === key);
  if (pressed === "ArrowRight") return tabs[(at + 1) % tabs.length]?.key;
  if (pressed === "ArrowLeft") return tabs.at(at - 1)?.key;
  if (pressed === "Home") return tabs[0]?.key;
  if (pressed === "End") return tabs.at(-1)?.key;
  return undefined;
}
