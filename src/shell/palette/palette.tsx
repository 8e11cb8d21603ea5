import { Modal } from "antd";
import { type KeyboardEvent, useId, useState } from "react";
import { useLostEscape } from "../../renderer/dialog/use-lost-escape.ts";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import type { Tabs } from "../tabs/use-tabs.ts";
import type { Entry } from "./entries.ts";
import { dropPlace, keepPlace } from "./kept-places.ts";
import { listId, optionId, PaletteList } from "./palette-list.tsx";
import { useActions } from "./use-actions.ts";
import { useEntries } from "./use-entries.ts";
import "./palette.css";

export interface PaletteProps {
  readonly tabs: Tabs;
  /** True when leaving would lose something on one of the open pages. */
  readonly isUnsaved: () => boolean;
  /** Shows the keys of the page in sight. */
  readonly onShortcuts: () => void;
  readonly onTour: () => void;
  readonly onClose: () => void;
}

/** Finds pages, clients, people and actions by name, pinyin or number. The focus stays in the box; arrow keys walk. */
export function Palette({ tabs, isUnsaved, onShortcuts, onTour, onClose }: PaletteProps) {
  const { settings } = useShell().session;
  const [text, setText] = useState("");
  const [at, setAt] = useState<string | null>(null);
  const id = useId();
  const actions = useActions({ tabs, isUnsaved, onShortcuts, onTour });
  const { groups, status, favourites } = useEntries(text, tabs, actions);
  const entries = groups.flatMap((group) => group.entries);
  const current = entries.find(({ key }) => key === at) ?? entries[0];
  useLostEscape(true, onClose);

  const take = ({ run }: Entry) => {
    onClose();
    run();
  };
  const isStarred = ({ place }: Entry) => favourites.some(({ address }) => address === place?.address);
  const star = (entry: Entry) => {
    if (!entry.place) return;
    if (isStarred(entry)) dropPlace(settings, "favourites", entry.place.address);
    else keepPlace(settings, "favourites", entry.place);
  };
  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const next = current && entryBeside(event, entries, current);
    if (next) setAt(next.key);
    else if (event.key === "Enter" && current) take(current);
    else if (event.ctrlKey && event.key.toLowerCase() === "d" && current) star(current);
    else return;
    event.preventDefault();
  }

  return (
    <Modal
      open
      title={shellText("palette.title")}
      className="palette"
      width={640}
      footer={<p className="palette-hint">{shellText("palette.hint")}</p>}
      closable={false}
      onCancel={onClose}
      afterOpenChange={() => document.getElementById(id)?.focus()}
    >
      <input
        id={id}
        className="palette-text"
        role="combobox"
        aria-label={shellText("palette.title")}
        aria-expanded
        aria-controls={listId(id)}
        aria-activedescendant={current && optionId(id, current.key)}
        placeholder={shellText("palette.placeholder")}
        maxLength={50}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(null);
        }}
        onKeyDown={handleKeyDown}
      />
      <PaletteList
        id={id}
        groups={groups}
        current={current}
        isStarred={isStarred}
        onTake={take}
        onStar={star}
      />
      <output className="palette-state">
        {status === "failed" && shellText("palette.failed")}
        {status === "searching" && shellText("palette.searching")}
        {status === "found" && entries.length === 0 && shellText("palette.none", { text: text.trim() })}
      </output>
    </Modal>
  );
}

function entryBeside({ key }: KeyboardEvent, entries: readonly Entry[], current: Entry): Entry | undefined {
  const at = entries.indexOf(current);
  if (key === "ArrowDown") return entries[(at + 1) % entries.length];
  if (key === "ArrowUp") return entries.at(at - 1);
  if (key === "PageDown") return entries[Math.min(at + 10, entries.length - 1)];
  if (key === "PageUp") return entries[Math.max(at - 10, 0)];
  return undefined;
}
