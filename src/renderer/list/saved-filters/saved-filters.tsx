import "./saved-filters.css";
import { useRef, useState } from "react";
import type { FilterValues } from "../list-query.ts";
import { Popup } from "../popup.tsx";
import { withDefault, withName, withSaved, type SavedFilter } from "./saved-filter.ts";

interface SavedFiltersProps {
  readonly saved: readonly SavedFilter[];
  readonly onSaved: (saved: readonly SavedFilter[]) => void;
  readonly onApply: (filter: SavedFilter) => void;
  /** The filters as they stand in the form. */
  readonly current: () => FilterValues;
}

const LONGEST_NAME = 20;

/** The user's named filters: apply, save, rename, delete, and open the list with one. */
export function SavedFilters({ saved, onSaved, onApply, current }: SavedFiltersProps) {
  const [name, setName] = useState("");
  const [renamed, setRenamed] = useState<string | null>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const stopRenaming = () => {
    setRenamed(null);
    nameInput.current?.focus();
  };
  const save = () => {
    if (name.trim() === "") return;
    onSaved(withSaved(saved, name.trim(), current()));
    setName("");
  };
  return (
    <Popup label="常用筛选" title="常用筛选">
      {(close) => (
        <div className="saved-filters">
          {saved.length === 0 && <p>还没有常用筛选，可以把当前的筛选条件存下来</p>}
          <ul>
            {saved.map((one) =>
              renamed === one.name ? (
                <li key={one.name}>
                  <NameInput
                    name={one.name}
                    isTaken={(next) => next !== one.name && saved.some((other) => other.name === next)}
                    onDone={(next) => {
                      onSaved(withName(saved, one.name, next));
                      stopRenaming();
                    }}
                    onCancel={stopRenaming}
                  />
                </li>
              ) : (
                <SavedLine
                  key={one.name}
                  one={one}
                  onApply={() => {
                    onApply(one);
                    close();
                  }}
                  onDefault={() => onSaved(withDefault(saved, one.name))}
                  onRename={() => setRenamed(one.name)}
                  onDelete={() => {
                    onSaved(saved.filter((other) => other !== one));
                    nameInput.current?.focus();
                  }}
                />
              ),
            )}
          </ul>
          <div className="saved-new">
            <input
              ref={nameInput}
              aria-label="筛选名称"
              placeholder="名称"
              maxLength={LONGEST_NAME}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              onKeyDown={(event) => {
                // The Enter that ends the choice of a Chinese word is none for the name.
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                // The form around it would ask.
                event.preventDefault();
                save();
              }}
            />
            <button type="button" className="grid-link" onClick={save}>
              保存当前筛选
            </button>
          </div>
        </div>
      )}
    </Popup>
  );
}

interface SavedLineProps {
  readonly one: SavedFilter;
  readonly onApply: () => void;
  readonly onDefault: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

function SavedLine({ one, onApply, onDefault, onRename, onDelete }: SavedLineProps) {
  return (
    <li>
      <button type="button" className="grid-link saved-name" onClick={onApply}>
        {one.name}
      </button>
      <button
        type="button"
        className="grid-link"
        aria-pressed={one.isDefault}
        aria-label={`打开列表时使用「${one.name}」`}
        onClick={onDefault}
      >
        {one.isDefault ? "默认 ✓" : "设为默认"}
      </button>
      <button type="button" className="grid-link" aria-label={`重命名「${one.name}」`} onClick={onRename}>
        重命名
      </button>
      <button
        type="button"
        className="grid-link grid-danger"
        aria-label={`删除「${one.name}」`}
        onClick={onDelete}
      >
        删除
      </button>
    </li>
  );
}

interface NameInputProps {
  readonly name: string;
  readonly isTaken: (name: string) => boolean;
  readonly onDone: (name: string) => void;
  readonly onCancel: () => void;
}

function NameInput({ name, isTaken, onDone, onCancel }: NameInputProps) {
  const [text, setText] = useState(name);
  const wanted = text.trim();
  const isWrong = isTaken(wanted);
  return (
    <>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for this input
        autoFocus
        aria-label="新名称"
        aria-invalid={isWrong}
        maxLength={LONGEST_NAME}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Escape") {
            // The panel around it stays.
            event.stopPropagation();
            onCancel();
          }
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (!isWrong) onDone(wanted);
        }}
      />
      <button type="button" className="grid-link" disabled={isWrong} onClick={() => onDone(wanted)}>
        确定
      </button>
      {isWrong && <span role="alert">已有同名的筛选</span>}
    </>
  );
}
