import { useCallback, useEffect, useState } from "react";
import type { ChatHost, ChatSubject } from "../../session/chat-port.ts";
import { IN_PLACE, reasonOf } from "../call-options.ts";
import type { ChatCompany } from "../talk.ts";

export type CompanyState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly company: ChatCompany }
  | { readonly status: "failed"; readonly reason: string };

const LOADING: CompanyState = { status: "loading" };

/** One company as it stands in a month, kept up to date. */
export function useCompany(host: ChatHost, qyid: number, period: ChatSubject["period"]) {
  const [state, setState] = useState(LOADING);
  const read = useCallback(async (): Promise<CompanyState> => {
    const params = { pageNumber: 1, pageSize: 1, qyid, ...period };
    const { data } = await host.client.call("chat.company.page", params, IN_PLACE);
    const [company] = data;
    return company
      ? { status: "ready", company }
      : { status: "failed", reason: "该企业不存在，或不在您的权限范围内" };
  }, [host, qyid, period]);
  const load = useCallback(() => {
    void read()
      .catch((error: unknown): CompanyState => ({ status: "failed", reason: reasonOf(error) }))
      .then((next) => {
        // The company on show stays when it cannot be read again.
        setState((before) => (next.status === "failed" && before.status === "ready" ? before : next));
        return null;
      });
  }, [read]);
  useEffect(() => {
    load();
    window.addEventListener("online", load);
    const leave = host.subscribe("COMPANY", (news) => {
      if (news === null || news.qyid === qyid) load();
    });
    return () => {
      window.removeEventListener("online", load);
      leave();
    };
  }, [host, qyid, load]);
  return { state, load };
}
