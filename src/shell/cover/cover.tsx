import { type ReactNode, useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import "./cover.css";

/** Takes all but its children out of sight: pages, what lies over them, and what would be printed. No key reaches them. */
export function Cover({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    const { title } = document;
    const focused = document.activeElement;
    document.documentElement.dataset["covered"] = "";
    // Keys of the page behind would go on working.
    const hold = (event: KeyboardEvent) => event.stopImmediatePropagation();
    for (const kind of ["keydown", "keyup"] as const) window.addEventListener(kind, hold, true);
    return () => {
      delete document.documentElement.dataset["covered"];
      document.title = title;
      for (const kind of ["keydown", "keyup"] as const) window.removeEventListener(kind, hold, true);
      if (focused instanceof HTMLElement) focused.focus();
    };
  }, []);
  return createPortal(<div className="cover">{children}</div>, document.body);
}
