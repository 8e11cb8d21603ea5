import type { MenuProps } from "antd";
import { shellText, type ShellTextKey } from "../shell-text.ts";
import {
  findTab,
  HOME_PATH,
  keysBesides,
  keysLeftOf,
  keysRightOf,
  mayPin,
  placesFor,
  type TabsState,
} from "./tabs-reducer.ts";

export interface TabEdits {
  readonly onClose: (keys: readonly string[]) => void;
  readonly onRefresh: (key: string) => void;
  readonly onPin: (key: string, isPinned: boolean) => void;
  /** To a place among all tabs. */
  readonly onMove: (key: string, to: number) => void;
}

/** The entries of a tab's context menu. */
export function tabMenu(state: TabsState, key: string, edits: TabEdits): NonNullable<MenuProps["items"]> {
  const isPinned = findTab(state, key)?.isPinned === true;
  const at = state.tabs.findIndex((tab) => tab.key === key);
  const [first, last] = placesFor(state, key);
  const closing = (text: ShellTextKey, keys: readonly string[]) => ({
    key: text,
    label: shellText(text),
    disabled: keys.length === 0,
    onClick: () => edits.onClose(keys),
  });
  const moving = (text: ShellTextKey, to: number) => ({
    key: text,
    label: shellText(text),
    disabled: to < first || to > last,
    onClick: () => edits.onMove(key, to),
  });
  return [
    { key: "refresh", label: shellText("tabs.refresh"), onClick: () => edits.onRefresh(key) },
    {
      key: "pin",
      label: shellText(isPinned ? "tabs.unpin" : "tabs.pin"),
      disabled: isPinned ? key === HOME_PATH : !mayPin(state, key),
      onClick: () => edits.onPin(key, !isPinned),
    },
    moving("tabs.moveLeft", at - 1),
    moving("tabs.moveRight", at + 1),
    { type: "divider" },
    closing("tabs.close", isPinned ? [] : [key]),
    closing("tabs.closeOthers", keysBesides(state, key)),
    closing("tabs.closeLeft", keysLeftOf(state, key)),
    closing("tabs.closeRight", keysRightOf(state, key)),
    closing("tabs.closeAll", keysBesides(state, HOME_PATH)),
  ];
}
