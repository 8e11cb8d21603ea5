import { useEffect, useState } from "react";
import type { Client } from "../../request/client-contract.ts";
import type { Operations } from "../../generated/operations/index.ts";

export type FoundClient = Operations["company.match"]["result"][number];
export type FoundPerson = Operations["user.fuzzyMatch"]["result"][number];

interface Found {
  readonly status: "searching" | "found" | "failed";
  readonly clients: readonly FoundClient[];
  readonly people: readonly FoundPerson[];
}

export interface RecordSearch {
  readonly client: Client;
  readonly text: string;
  /** Kinds that the user may open. */
  readonly clients: boolean;
  readonly people: boolean;
}

const NOTHING: Found = { status: "found", clients: [], people: [] };

/**
 * The clients and people that the server finds for a text, among those the user may see. The results of the text
 * before stay until the answer is there.
 */
export function useFoundRecords({ client, text, clients, people }: RecordSearch): Found {
  const [answer, setAnswer] = useState<Found & { readonly text: string }>({ ...NOTHING, text: "" });
  const wanted = text.trim();
  const isWanted = wanted !== "" && (clients || people);
  useEffect(() => {
    if (!isWanted) return;
    const search = new AbortController();
    const options = { silent: true, signal: search.signal };
    const ask = async (): Promise<void> => {
      try {
        const [foundClients, foundPeople] = await Promise.all([
          clients ? client.call("company.match", { companyName: wanted }, options) : [],
          people ? client.call("user.fuzzyMatch", { content: wanted }, options) : [],
        ]);
        setAnswer({ status: "found", clients: foundClients, people: foundPeople, text: wanted });
      } catch {
        if (!search.signal.aborted) setAnswer({ ...NOTHING, status: "failed", text: wanted });
      }
    };
    void ask();
    return () => search.abort();
  }, [client, wanted, isWanted, clients, people]);
  if (!isWanted) return NOTHING;
  return answer.text === wanted ? answer : { ...answer, status: "searching" };
}
