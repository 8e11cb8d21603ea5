import type { ChatHost } from "../../session/chat-port.ts";
import { IN_PLACE, reasonOf } from "../call-options.ts";
import type { ChatCompany } from "../talk.ts";
import { putCompany } from "./put-company.ts";

/** The companies that are looked for. */
export interface CompanyQuery {
  readonly fuzzyMatch: string;
  /** All of them, or those that the user looks after. */
  readonly authSelf: -1 | 1;
  readonly only: "all" | "news" | "todos";
}

export interface CompaniesState {
  readonly status: "loading" | "ready" | "failed";
  readonly companies: readonly ChatCompany[];
  readonly total: number;
  readonly further: "idle" | "loading" | "failed";
  readonly reason: string;
}

const PAGE_SIZE = 500;
const NOTHING: CompaniesState = { status: "loading", companies: [], total: 0, further: "idle", reason: "" };

/** The companies of a query, page by page; a company with news is read again in its place. */
export function createCompaniesStore(client: ChatHost["client"], query: CompanyQuery) {
  const listeners = new Set<() => void>();
  let state = NOTHING;
  let pages = 0;
  const set = (changes: Partial<CompaniesState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const read = async (pageNumber: number, qyid?: number) => {
    const { fuzzyMatch, authSelf, only } = query;
    const params = {
      pageNumber,
      pageSize: PAGE_SIZE,
      authSelf,
      ...(fuzzyMatch !== "" && { fuzzyMatch }),
      ...(only === "news" && { newMsgFlag: true }),
      ...(only === "todos" && { todoFlag: true }),
      ...(qyid !== undefined && { qyid }),
    };
    return await client.call("chat.company.page", params, IN_PLACE);
  };
  const load = async () => {
    try {
      const { data, total } = await read(1);
      pages = 1;
      set({ status: "ready", companies: data, total, further: "idle" });
    } catch (error) {
      if (state.status !== "ready") set({ status: "failed", reason: reasonOf(error) });
    }
  };
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    loadFurther: async () => {
      if (state.further === "loading" || pages === 0 || pages * PAGE_SIZE >= state.total) return;
      set({ further: "loading" });
      try {
        const { data, total } = await read(pages + 1);
        pages += 1;
        // A company that moved up meanwhile stands on both pages.
        const known = new Set(state.companies.map(({ qyid }) => qyid));
        const added = data.filter(({ qyid }) => !known.has(qyid));
        set({ companies: [...state.companies, ...added], total, further: "idle" });
      } catch {
        set({ further: "failed" });
      }
    },
    reread: async (qyid: number) => {
      if (state.status !== "ready") return;
      const { data } = await read(1, qyid);
      const [company] = data;
      if (company) set({ companies: putCompany(state.companies, company) });
    },
  };
}
