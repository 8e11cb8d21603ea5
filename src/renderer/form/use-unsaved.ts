import type { Form } from "@formily/core";
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { Row } from "../../fields/field-view.ts";
import type { ScreenPlace } from "../host.ts";
import { formValues } from "./values/form-values.ts";

/** Values of a form that the server does not have. */
interface Unsaved {
  /** True when something typed would get lost. */
  readonly wouldLose: () => boolean;
  /** Forgets the draft: the user has agreed to lose it. */
  readonly discard: () => void;
  /** The reason why it cannot be closed now, even if the user agrees to lose the input. */
  readonly held?: () => string | null;
}

export interface UnsavedRef {
  current: Unsaved;
}

/** Before a form is there, and after it has gone. */
export const NOTHING_UNSAVED: Unsaved = { wouldLose: () => false, discard: () => undefined };

interface UnsavedInput {
  readonly form: Form;
  readonly record: Row | null;
  readonly unsavedRef: UnsavedRef;
  /** Must be the same function every time. */
  readonly isUploading: () => boolean;
  /** Forgets the draft. Must be the same function every time. */
  readonly forgetDraft: () => void;
}

/** Answers the question for a form; what it returns makes the values of the moment the saved ones. */
export function useUnsaved({ form, record, unsavedRef, isUploading, forgetDraft }: UnsavedInput): () => void {
  const saved = useRef<string | null>(null);
  const read = useCallback(() => JSON.stringify(formValues(form, "keep", record)), [form, record]);
  useLayoutEffect(() => {
    // Before a draft is put into the form; and kept while the page is behind another tab, where effects stop.
    saved.current ??= read();
  }, [read]);
  useEffect(() => {
    unsavedRef.current = {
      wouldLose: () => isUploading() || (form.modified && read() !== saved.current),
      discard: forgetDraft,
    };
    return () => {
      unsavedRef.current = NOTHING_UNSAVED;
    };
  }, [form, read, unsavedRef, isUploading, forgetDraft]);
  return useCallback(() => {
    saved.current = read();
    forgetDraft();
  }, [read, forgetDraft]);
}

/** Registers the confirmation that is shown before the page closes. */
export function useUnsavedGuard(
  place: ScreenPlace,
  unsavedRef: UnsavedRef,
  title: string,
  isOpen = true,
): void {
  const { guardClosing } = place;
  useEffect(() => {
    if (!isOpen) return;
    const question = () =>
      unsavedRef.current.wouldLose() ? `「${title}」中有未保存的修改，确定放弃？` : null;
    return guardClosing(question, () => unsavedRef.current.discard());
  }, [guardClosing, isOpen, title, unsavedRef]);
}
