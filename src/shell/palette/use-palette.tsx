import { type ReactNode, useEffect, useState } from "react";
import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import type { PaletteProps } from "./palette.tsx";

/** Apart, because a page is drawn without it. */
const palette = createDeferred(async () => (await import("./palette.tsx")).Palette);

interface PaletteHelp {
  readonly open: () => void;
  readonly element: ReactNode;
}

/** A box that finds pages, clients, people and actions; Ctrl and K open it from anywhere, and close it. */
export function usePalette(frame: Omit<PaletteProps, "onClose">): PaletteHelp {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || event.key.toLowerCase() !== "k" || event.isComposing) return;
      event.preventDefault();
      setOpen((isShown) => !isShown);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return {
    open: () => setOpen(true),
    element: isOpen && <DeferredPalette {...frame} onClose={() => setOpen(false)} />,
  };
}

/** A part that could not be fetched is fetched again when the palette is opened again. */
function DeferredPalette(props: PaletteProps) {
  const deferred = useDeferred(palette);
  return deferred.status === "ready" ? <deferred.part {...props} /> : null;
}
