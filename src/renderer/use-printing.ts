import { useSyncExternalStore } from "react";

let isPrinting = false;

function follow(notify: () => void): () => void {
  const change = ({ type }: Event) => {
    isPrinting = type === "beforeprint";
    notify();
  };
  for (const type of ["beforeprint", "afterprint"]) window.addEventListener(type, change);
  return () => {
    for (const type of ["beforeprint", "afterprint"]) window.removeEventListener(type, change);
  };
}

/** True while the browser makes the pages to print: everything is drawn then that only scrolling brings on the screen. */
export function usePrinting(): boolean {
  return useSyncExternalStore(follow, () => isPrinting);
}
