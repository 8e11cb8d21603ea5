import { useCallback, useEffect, useState } from "react";
import type { HelpArticle } from "../../../generated/operations/customerService.ts";
import type { Client } from "../../../request/client-contract.ts";

export type Found = readonly HelpArticle[] | "loading" | "failed";

/** The help articles about a text, and a retry for when they could not be loaded. */
export function useArticles(
  client: Client,
  text: string,
): { readonly found: Found; readonly retry: () => void } {
  const [answer, setAnswer] = useState<{ readonly text: string; readonly found: Found } | null>(null);
  const load = useCallback(
    (signal?: AbortSignal) => {
      const options = { silent: true, ...(signal && { signal }) };
      void client.call("customerService.articles", { text }, options).then(
        (found) => setAnswer({ text, found }),
        () => {
          if (signal?.aborted !== true) setAnswer({ text, found: "failed" });
        },
      );
    },
    [client, text],
  );
  useEffect(() => {
    if (text === "") return undefined;
    const leaving = new AbortController();
    load(leaving.signal);
    return () => leaving.abort();
  }, [load, text]);
  return {
    found: text === "" ? [] : answer?.text === text ? answer.found : "loading",
    retry: () => {
      setAnswer(null);
      load();
    },
  };
}
