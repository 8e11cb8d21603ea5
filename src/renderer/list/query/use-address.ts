import { useEffect, useRef } from "react";
import type { ScreenPlace } from "../../host.ts";
import { hasListQuery, readAddress, writeAddress } from "./address-codec.ts";
import { isSameQuery, type ListQuery } from "./list-query.ts";
import type { ListStore } from "../data/list-store.ts";
import type { QueryShape } from "./query-shape.ts";

interface UseAddressOptions {
  readonly place: ScreenPlace;
  readonly shape: QueryShape;
  readonly store: ListStore;
  readonly query: ListQuery;
}

/**
 * Keeps list and address in agreement: the list follows a link with a query, and the address follows the list after
 * everything else, a link to the bare page among it.
 */
export function useAddress({ place, shape, store, query }: UseAddressOptions): void {
  const seen = useRef(inOrder(place.search));
  // Addresses written here that have not come back yet, oldest first: an address that comes late is no link.
  const written = useRef<readonly string[]>([]);
  useEffect(() => {
    const search = inOrder(place.search);
    const ownAt = written.current.indexOf(search);
    const isLink = search !== seen.current && ownAt < 0;
    seen.current = search;
    written.current = isLink ? [] : written.current.slice(ownAt + 1);
    if (isLink && hasListQuery(search)) {
      const asked = readAddress(search, shape);
      if (!isSameQuery(asked, store.read().query)) void store.load(asked);
      return;
    }
    const next = writeAddress(query, shape, place.search);
    if (inOrder(next) === (written.current.at(-1) ?? search)) return;
    written.current = [...written.current, inOrder(next)];
    place.replaceSearch(next);
  }, [place, shape, store, query]);
}

// A page of tabs gives the parameters back in another order than they were written in.
function inOrder(search: string): string {
  const params = new URLSearchParams(search);
  params.sort();
  return params.toString();
}
