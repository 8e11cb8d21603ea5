import { onFormValuesChange, type Form } from "@formily/core";
import { fnv1a64 } from "../../../domain/fnv-hash.ts";
import type { Draft, DraftStore } from "./draft-store.ts";
import { applyValues, changedValues, openingOf, takeSnapshot, type Snapshot } from "./draft-values.ts";

const PAUSE_MS = 300;
const EFFECTS = "draft";

interface FoundDraft {
  readonly draft: Draft;
  /** The record is still what the draft was typed over. */
  readonly fits: boolean;
}

/** Keeps what is typed into one form until it is sent. */
export interface DraftKeeper {
  /** The kept draft, asked for once: when the form has just been drawn with what was loaded. */
  readonly open: () => FoundDraft | null;
  /** Keeps what is typed from now on; the result stops that. */
  readonly follow: () => () => void;
  readonly restore: (draft: Draft) => void;
  /** Puts the form back as it was opened. */
  readonly putBack: (draft: Draft) => void;
  /** What is in the form now is sent, or given up. */
  readonly forget: () => void;
}

export function draftKeeper(form: Form, store: DraftStore, name: string, hasRecord: boolean): DraftKeeper {
  let opening: Snapshot | null = null;
  let loaded: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const changed = () => changedValues(form, opening ?? new Map());
  const save = () => {
    stopTimer();
    // Reactions change values as well; without anything typed there is nothing to keep.
    if (!form.modified) return;
    const values = changed();
    if (Object.keys(values).length === 0) store.remove(name);
    else store.write(name, { savedAt: Date.now(), loaded, values });
  };
  const saveWhatWaits = () => {
    if (timer !== undefined) save();
  };
  const setModified = (isModified: boolean) =>
    form.setFormState((state) => {
      state.modified = isModified;
    });
  return {
    open: () => {
      if (opening !== null) return null;
      opening = takeSnapshot(form);
      loaded = hasRecord ? fnv1a64(JSON.stringify([...opening])) : null;
      const draft = store.read(name);
      return draft && { draft, fits: draft.loaded === loaded };
    },
    follow: () => {
      form.addEffects(EFFECTS, () => {
        onFormValuesChange(() => {
          stopTimer();
          timer = setTimeout(save, PAUSE_MS);
        });
      });
      window.addEventListener("pagehide", saveWhatWaits);
      return () => {
        saveWhatWaits();
        form.removeEffects(EFFECTS);
        window.removeEventListener("pagehide", saveWhatWaits);
      };
    },
    restore: ({ values }) => {
      applyValues(form, values);
      setModified(true);
      // Rows of lists, and what reactions have worked out from the values, come a moment later.
      setTimeout(() => applyValues(form, values));
    },
    putBack: ({ values }) => {
      const paths = new Set([...Object.keys(values), ...Object.keys(changed())]);
      applyValues(form, openingOf(opening ?? new Map(), [...paths]));
      setModified(false);
    },
    forget: () => {
      stopTimer();
      store.remove(name);
      if (opening !== null) opening = takeSnapshot(form);
    },
  };
}
