import { useEffect, useState } from "react";

/** Facts of the development server about the schema files behind a screen, or behind the menu. */
export interface PlaceFacts {
  /** JSON pointer in the screen with its blocks merged in → `file:line:column`. */
  readonly places: { readonly [pointer: string]: string };
  /** Titles of all permission codes. */
  readonly codes: { readonly [code: string]: string };
}

const NONE: PlaceFacts = { places: {}, codes: {} };

/** The subject of the facts. */
export interface FactsOf {
  /** Another plan has other facts. */
  readonly plan: object;
  /** Below `__schemas/`. */
  readonly address: string;
}

/** Fetched again whenever the screen's schema has changed; empty until the answer comes. */
export function usePlaceFacts(of: FactsOf | undefined): PlaceFacts {
  const [known, setKnown] = useState<{ readonly plan: object; readonly facts: PlaceFacts } | null>(null);
  const { plan, address } = of ?? {};
  useEffect(() => {
    if (!plan || address === undefined) return;
    let isCurrent = true;
    const load = async () => {
      const facts = await fetchFacts(address);
      if (isCurrent) setKnown({ plan, facts });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [plan, address]);
  return known && known.plan === plan ? known.facts : NONE;
}

async function fetchFacts(address: string): Promise<PlaceFacts> {
  const response = await fetch(`/__schemas/${address}`);
  // Without places the panel still explains.
  return response.ok ? ((await response.json()) as PlaceFacts) : NONE;
}

/** The place where the value at the pointer is written, or the nearest one around it that is written. */
export function placeAt({ places }: PlaceFacts, pointer: string): string | undefined {
  const place = places[pointer];
  return place === undefined && pointer !== ""
    ? placeAt({ places, codes: {} }, pointer.slice(0, pointer.lastIndexOf("/")))
    : place;
}
