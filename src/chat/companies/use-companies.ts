import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { ChatHost } from "../../session/chat-port.ts";
import { type CompanyQuery, createCompaniesStore } from "./companies-store.ts";

/** The companies of a query; news about one are read by themselves. */
export function useCompanies(host: ChatHost, query: CompanyQuery) {
  const store = useMemo(() => createCompaniesStore(host.client, query), [host, query]);
  useEffect(() => {
    void store.load();
    const reread = (qyid: number) => void store.reread(qyid).catch(() => null);
    const leaveCompanies = host.subscribe("COMPANY", (news) =>
      news === null ? void store.load() : reread(news.qyid),
    );
    const leaveTodos = host.subscribe("TODO", (news) => news && reread(news.qyid));
    return () => {
      leaveCompanies();
      leaveTodos();
    };
  }, [host, store]);
  return { store, ...useSyncExternalStore(store.subscribe, store.state) };
}
