import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { lastingStorage } from "../../session/lasting-storage.ts";

/** Below this width the menu folds by itself. */
const NARROW = "(max-width: 1099px)";
const KEPT = "shell.side";
const storage = lastingStorage(() => localStorage);

export interface SideMenuState {
  readonly isOpen: boolean;
  /** It lies over the page and goes when the page is wanted. */
  readonly isOver: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** True while the side menu stands open: in a wide window as the user left it, in a narrow one only as long as they need it. */
export function useSideMenu(): SideMenuState {
  const isNarrow = useSyncExternalStore(followWidth, readNarrow);
  const [isFolded, setFolded] = useState(() => storage.getItem(KEPT) === "folded");
  const [isPeeking, setPeeking] = useState(false);
  const isOver = isNarrow && isPeeking;
  const toggle = () => {
    if (isNarrow) return setPeeking(!isPeeking);
    storage.setItem(KEPT, isFolded ? "open" : "folded");
    setFolded(!isFolded);
  };
  const close = useCallback(() => setPeeking(false), []);
  useEffect(() => {
    if (!isOver) return;
    const leaveByKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    document.addEventListener("keydown", leaveByKey);
    return () => document.removeEventListener("keydown", leaveByKey);
  }, [isOver, close]);
  return { isOpen: isNarrow ? isPeeking : !isFolded, isOver, toggle, close };
}

function followWidth(notify: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}

function readNarrow(): boolean {
  return window.matchMedia(NARROW).matches;
}
