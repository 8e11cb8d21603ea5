import type { Form } from "@formily/core";
import { useCallback, useEffect, useRef } from "react";
import type { Row } from "../../fields/field-view.ts";
import type { ScreenPlace } from "../host.ts";
import { formValues } from "./form-values.ts";

/** Holds the question whether something typed would get lost. */
export interface UnsavedRef {
  current: () => boolean;
}

interface UnsavedInput {
  readonly form: Form;
  readonly record: Row | null;
  readonly unsavedRef: UnsavedRef;
  /** Must be the same function every time. */
  readonly isUploading: () => boolean;
}

/** Answers the question for a form; what it returns makes the values of the moment the saved ones. */
export function useUnsaved({ form, record, unsavedRef, isUploading }: UnsavedInput): () => void {
  const saved = useRef<string | null>(null);
  const read = useCallback(() => JSON.stringify(formValues(form, "keep", record)), [form, record]);
  useEffect(() => {
    // Kept over the time that the page is behind another tab, where effects stop.
    saved.current ??= read();
    unsavedRef.current = () => isUploading() || (form.modified && read() !== saved.current);
    return () => {
      unsavedRef.current = () => false;
    };
  }, [form, read, unsavedRef, isUploading]);
  return useCallback(() => {
    saved.current = read();
  }, [read]);
}

/** Has the question asked before the page closes. */
export function useUnsavedGuard(
  place: ScreenPlace,
  unsavedRef: UnsavedRef,
  title: string,
  isOpen = true,
): void {
  const { guardClosing } = place;
  useEffect(() => {
    if (!isOpen) return;
    return guardClosing(() => (unsavedRef.current() ? `「${title}」中有未保存的修改，确定放弃？` : null));
  }, [guardClosing, isOpen, title, unsavedRef]);
}
