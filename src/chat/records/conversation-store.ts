import { reasonOf } from "../call-options.ts";
import type { ChatRecord } from "../talk.ts";
import { catchUp, mergeRecords } from "./merge-records.ts";
import type { RecordsReader } from "./records-reader.ts";

/** The records of one talk, as far as they have been read. */
export interface ConversationState {
  readonly status: "loading" | "ready" | "failed";
  /** The oldest first. */
  readonly records: readonly ChatRecord[];
  readonly hasOlder: boolean;
  readonly older: "idle" | "loading" | "failed";
  /** The reason why the talk is not shown. */
  readonly reason: string;
  /** Counts how often the records were begun anew. */
  readonly turn: number;
}

const NOTHING: ConversationState = {
  status: "loading",
  records: [],
  hasOlder: false,
  older: "idle",
  reason: "",
  turn: 0,
};
const GATHERING_MS = 30;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Reads a talk, and keeps it as the server has it: news name messages, which are read then. */
export function createConversationStore(reader: RecordsReader) {
  const listeners = new Set<() => void>();
  const wanted = new Set<number>();
  let state = NOTHING;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isMissing = false;

  const set = (changes: Partial<ConversationState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const readNewest = async () => {
    const { records, hasOlder } = await reader.newest();
    const next = catchUp(state.records, records, hasOlder);
    set({
      status: "ready",
      records: next.records,
      ...((next.isAnew || state.status !== "ready") && { hasOlder, turn: state.turn + 1 }),
    });
  };
  /** Ids from the news; requested until they have been read, because news come once. */
  const readNews = async () => {
    const ids = [...wanted].slice(0, 200);
    try {
      if (isMissing) {
        await readNewest();
        isMissing = false;
      } else if (ids.length > 0) set({ records: mergeRecords(state.records, await reader.some(ids)) });
      for (const id of ids) wanted.delete(id);
      failures = 0;
      if (wanted.size > 0) plan(0);
    } catch {
      plan(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS));
      failures += 1;
    }
  };
  const plan = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void readNews(), pause);
  };
  const load = async () => {
    set({ status: "loading" });
    await readNewest().catch((error: unknown) => set({ status: "failed", reason: reasonOf(error) }));
  };
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    loadOlder: async () => {
      const [oldest] = state.records;
      if (!oldest || !state.hasOlder || state.older === "loading") return;
      set({ older: "loading" });
      try {
        const { records, hasOlder } = await reader.before(oldest.id);
        set({ older: "idle", hasOlder, records: mergeRecords(state.records, records) });
      } catch {
        set({ older: "failed" });
      }
    },
    /** Messages are new or changed. */
    receive: (id: number) => {
      wanted.add(id);
      if (state.status === "ready") plan(GATHERING_MS);
    },
    /** Anything may be new. */
    catchUp: () => {
      isMissing = true;
      if (state.status === "ready") plan(GATHERING_MS);
    },
    /** Reads a message at once, after the user has changed it. */
    reread: async (id: number) => {
      set({ records: mergeRecords(state.records, await reader.some([id])) });
    },
    /** The network is back. */
    hurry: () => {
      if (state.status === "failed") void load();
      else if (isMissing || wanted.size > 0) plan(0);
    },
    stop: () => clearTimeout(timer),
  };
}
