import { type ReactNode, useEffect, useState } from "react";
import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import { collectShortcuts, type ShownShortcut } from "./collect-shortcuts.ts";

/** Apart, because few people open it on a day. */
const sheet = createDeferred(async () => (await import("./shortcut-sheet.tsx")).ShortcutSheet);

interface ShortcutHelp {
  readonly open: () => void;
  readonly element: ReactNode;
}

/** A sheet of the keys of the page in sight; `?` opens it too, where no text is typed. */
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
    element: shown && <DeferredSheet shortcuts={shown} onClose={() => setShown(null)} />,
  };
}

/** A part that could not be fetched is fetched again when the sheet is opened again. */
function DeferredSheet(props: {
  readonly shortcuts: readonly ShownShortcut[];
  readonly onClose: () => void;
}) {
  const deferred = useDeferred(sheet);
  return deferred.status === "ready" ? <deferred.part {...props} /> : null;
}

function shortcutsOf(pageId: string): readonly ShownShortcut[] {
  const page = document.getElementById(pageId);
  return page ? collectShortcuts(page) : [];
}

function takesText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [role=dialog]") !== null;
}
