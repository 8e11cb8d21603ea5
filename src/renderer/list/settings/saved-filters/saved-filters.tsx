import "./saved-filters.css";
import { type RefObject, useRef, useState } from "react";
import type { SavedFilter } from "../../../../session/user-settings/setting-answers.ts";
import { failureText } from "../../../failure-text.ts";
import type { FilterValues } from "../../query/list-query.ts";
import { Popup } from "../popup.tsx";
import { LONGEST_NAME, NameInput } from "./name-input.tsx";
import { SavedLine } from "./saved-line.tsx";
import type { SavedFilterList } from "./use-saved-filters.ts";

interface SavedFiltersProps {
  readonly saved: SavedFilterList;
  readonly onApply: (filter: SavedFilter) => void;
  /** The filters as they stand in the form. */
  readonly current: () => FilterValues;
}

/** The list's named filters: apply, save, rename, share, delete, and open the list with one. */
export function SavedFilters({ saved, onApply, current }: SavedFiltersProps) {
  return (
    <Popup label="常用筛选" title="常用筛选">
      {(close) => (
        <SavedPanel
          saved={saved}
          current={current}
          onApply={(filter) => {
            onApply(filter);
            close();
          }}
        />
      )}
    </Popup>
  );
}

function SavedPanel({ saved, onApply, current }: SavedFiltersProps) {
  const [renamed, setRenamed] = useState<number | null>(null);
  const { attempt, failure, isBusy } = useAttempt();
  const nameInput = useRef<HTMLInputElement>(null);
  const stopRenaming = () => {
    setRenamed(null);
    nameInput.current?.focus();
  };
  const line = (filter: SavedFilter) =>
    renamed === filter.id ? (
      <li key={filter.id}>
        <NameInput
          name={filter.name}
          isTaken={(next) => next !== filter.name && saved.own.some((ownFilter) => ownFilter.name === next)}
          onDone={(next) => void attempt(() => saved.change(filter, { name: next }), stopRenaming)}
          onCancel={stopRenaming}
        />
      </li>
    ) : (
      <SavedLine
        key={filter.id}
        filter={filter}
        isPreferred={saved.preferred === filter}
        onApply={() => onApply(filter)}
        onPrefer={() => saved.prefer(saved.preferred === filter ? null : filter)}
        onShare={() => void attempt(() => saved.change(filter, { shared: !filter.shared }))}
        onRename={() => setRenamed(filter.id)}
        onDelete={() =>
          void attempt(
            () => saved.remove(filter),
            () => nameInput.current?.focus(),
          )
        }
      />
    );
  return (
    <div className="saved-filters" aria-busy={isBusy}>
      <SavedStatus saved={saved} />
      {saved.own.length > 0 && <ul aria-label="我的常用筛选">{saved.own.map(line)}</ul>}
      {saved.shared.length > 0 && (
        <>
          <h3>同事共享</h3>
          <ul aria-label="同事共享">{saved.shared.map(line)}</ul>
        </>
      )}
      <NewFilter saved={saved} current={current} attempt={attempt} input={nameInput} />
      {failure !== null && <p role="alert">{failure}</p>}
    </div>
  );
}

/** The reason why no filters are shown. */
function SavedStatus({ saved }: { readonly saved: SavedFilterList }) {
  if (saved.status === "loading") return <p>正在读取…</p>;
  if (saved.status === "failed") {
    return (
      <p role="alert">
        没有读取到常用筛选{" "}
        <button type="button" className="grid-link" onClick={() => void saved.retry()}>
          重试
        </button>
      </p>
    );
  }
  return saved.own.length === 0 ? <p>还没有常用筛选，可以把当前的筛选条件存下来</p> : null;
}

interface NewFilterProps {
  readonly saved: SavedFilterList;
  readonly current: () => FilterValues;
  readonly attempt: Attempt;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Keeps the form's values under a name: a new one, or one that the user has given before. */
function NewFilter({ saved, current, attempt, input }: NewFilterProps) {
  const [name, setName] = useState("");
  const wanted = name.trim();
  const namesake = saved.own.find((filter) => filter.name === wanted);
  const save = () => {
    if (wanted === "") return;
    const conditions = current();
    void attempt(
      () => (namesake ? saved.change(namesake, { conditions }) : saved.add(wanted, conditions)),
      () => setName(""),
    );
  };
  return (
    <div className="saved-new">
      <input
        ref={input}
        aria-label="筛选名称"
        placeholder="名称"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          // The Enter that ends the choice of a Chinese word is none for the name.
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          // Without this, the form around it submits.
          event.preventDefault();
          save();
        }}
      />
      <button type="button" className="grid-link" onClick={save}>
        {namesake ? `更新「${namesake.name}」` : "保存当前筛选"}
      </button>
    </div>
  );
}

type Attempt = (work: () => Promise<unknown>, onDone?: () => void) => Promise<void>;

/** One write at a time; the reason why the last one failed. */
function useAttempt() {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt: Attempt = async (work, onDone) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
      onDone?.();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return { attempt, failure, isBusy };
}
