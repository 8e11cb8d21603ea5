import type { Form } from "@formily/core";
import { fnv1a64 } from "../../../domain/fnv-hash.ts";
import { afterPauses } from "./after-pauses.ts";
import type { Draft, DraftStore } from "./draft-store.ts";
import {
  applyValues,
  changedValues,
  openingOf,
  secretTitles,
  takeSnapshot,
  type Snapshot,
} from "./draft-values.ts";

/** The form's word about an earlier draft. */
interface ShownDraft {
  /** `offered`: the record is no longer what the draft was typed over. */
  readonly state: "restored" | "offered";
  readonly draft: Draft;
  /** Titles of fields whose values were not kept. */
  readonly missing: readonly string[];
}

/** Keeps what is typed into one form until it is sent. */
export interface DraftKeeper {
  readonly subscribe: (listener: () => void) => () => void;
  readonly shown: () => ShownDraft | null;
  /** Brings back what is kept, once, and keeps what is typed from now on; the result stops that. */
  readonly follow: () => () => void;
  /** Takes over the offered draft. */
  readonly restore: () => void;
  /** Gives the draft up: the form is again as it was opened. */
  readonly discard: () => void;
  /** The values now in the form are sent, or given up. */
  readonly forget: () => void;
}

export function draftKeeper(form: Form, store: DraftStore, name: string, hasRecord: boolean): DraftKeeper {
  let opening: Snapshot | null = null;
  let loaded: string | null = null;
  let shown: ShownDraft | null = null;
  const listeners = new Set<() => void>();
  const show = (next: ShownDraft | null) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const changed = () => changedValues(form, opening ?? new Map());
  const save = () => {
    // Reactions change values as well; without anything typed there is nothing to keep.
    if (!form.modified) return;
    const values = changed();
    if (Object.keys(values).length === 0) store.remove(name);
    else store.write(name, { savedAt: Date.now(), loaded, values });
  };
  const pauses = afterPauses(form, save);
  const setModified = (isModified: boolean) =>
    form.setFormState((state) => {
      state.modified = isModified;
    });
  const restore = (draft: Draft) => {
    applyValues(form, draft.values);
    setModified(true);
    // Rows of lists, and what reactions have worked out from the values, come a moment later.
    setTimeout(() => applyValues(form, draft.values));
    show({ state: "restored", draft, missing: secretTitles(form) });
  };
  const open = () => {
    if (opening !== null) return;
    opening = takeSnapshot(form);
    loaded = hasRecord ? fnv1a64(JSON.stringify([...opening])) : null;
    const draft = store.read(name);
    if (draft?.loaded === loaded) restore(draft);
    else if (draft) show({ state: "offered", draft, missing: secretTitles(form) });
  };
  const forget = () => {
    pauses.drop();
    store.remove(name);
    if (opening !== null) opening = takeSnapshot(form);
    show(null);
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => shown,
    follow: () => {
      open();
      return pauses.follow();
    },
    restore: () => {
      if (shown) restore(shown.draft);
    },
    discard: () => {
      if (shown?.state === "restored") {
        const paths = new Set([...Object.keys(shown.draft.values), ...Object.keys(changed())]);
        applyValues(form, openingOf(opening ?? new Map(), [...paths]));
        setModified(false);
      }
      forget();
    },
    forget,
  };
}
