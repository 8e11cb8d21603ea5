import { useSyncExternalStore } from "react";
import type { Previews } from "./previews.ts";

/** The files that a step of the screen shows, above it. */
export function PreviewedFiles({ previews }: { readonly previews: Previews }) {
  const shown = useSyncExternalStore(previews.subscribe, previews.shown);
  if (!shown) return null;
  const { Viewer, files, readFile } = shown;
  return <Viewer files={files} readFile={readFile} onClose={previews.close} />;
}
