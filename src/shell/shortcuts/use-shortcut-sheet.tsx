import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { collectShortcuts, type ShownShortcut } from "./collect-shortcuts.ts";

const ShortcutSheet = lazy(() => import("./shortcut-sheet.tsx"));

interface ShortcutHelp {
  readonly open: () => void;
  readonly element: ReactNode;
}

/** A sheet of the keys that the page in sight knows; `?` opens it too, where no text is typed. */
export function useShortcutSheet(pageId: string): ShortcutHelp {
  const [shown, setShown] = useState<readonly ShownShortcut[] | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.defaultPrevented || takesText(event.target)) return;
      setShown(shortcutsOf(pageId));
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [pageId]);
  return {
    open: () => setShown(shortcutsOf(pageId)),
    element: shown && (
      <Suspense>
        <ShortcutSheet shortcuts={shown} onClose={() => setShown(null)} />
      </Suspense>
    ),
  };
}

function shortcutsOf(pageId: string): readonly ShownShortcut[] {
  const page = document.getElementById(pageId);
  return page ? collectShortcuts(page) : [];
}

function takesText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [role=dialog]") !== null;
}
