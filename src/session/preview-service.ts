import type { LastingStorage } from "./lasting-storage.ts";

const KEY = "preview";

/**
 * The id of the service whose menu is previewed: `?preview=1` in the address begins it for this browser tab, `?preview=0`
 * ends it. null: the user's own menu.
 */
export function readPreviewService(
  search: string,
  serviceId: string,
  storage: Pick<LastingStorage, "getItem" | "setItem">,
): string | null {
  const asked = new URLSearchParams(search).get(KEY);
  if (asked !== null) storage.setItem(KEY, asked);
  return storage.getItem(KEY) === "1" ? serviceId : null;
}

/** The query of an address without the word that begins or ends a preview. */
export function withoutPreview(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(KEY);
  return query.size === 0 ? "" : `?${query}`;
}
