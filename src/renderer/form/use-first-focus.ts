import { type RefObject, useEffect, useRef } from "react";

/** A select is a button until it has the focus. */
const CONTROLS = ["input", "textarea", "button[role=combobox]"].map((control) => `${control}:enabled`).join();

/** Gives the first field of a form the focus once it is there, where that is wanted. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>, isWanted: boolean): void {
  const isEntered = useRef(false);
  useEffect(() => {
    // A page that comes back to the front leaves the focus where it is.
    if (!isWanted || isEntered.current) return;
    isEntered.current = true;
    // A drawer takes the focus in an effect of its own, which comes after this one.
    queueMicrotask(() => {
      form.current?.querySelector<HTMLElement>(CONTROLS)?.focus();
    });
  }, [form, isWanted]);
}
