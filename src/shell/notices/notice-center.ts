import type { PlannedCall } from "../../request/client-contract.ts";
import { type Notice, type NoticeCategory, readNoticePage } from "./notice.ts";

/** The user's notices: how many are unread, which are open above the page, and what is done with them. */
export interface NoticeCenter {
  readonly subscribe: (listener: () => void) => () => void;
  /** The unread notices without those that this tab is just marking as read. */
  readonly unread: () => number;
  /** Notices on show, the last of them on top. */
  readonly opened: () => readonly Notice[];
  readonly isRead: (notice: Notice) => boolean;
  /** Counts anew. The socket calls it for a new notice, and the bell when it opens. */
  readonly refresh: () => Promise<void>;
  /** Shows the unread notices that are meant to be seen at once. */
  readonly openUrgent: () => Promise<void>;
  readonly open: (notice: Notice) => void;
  readonly close: (relationId: number) => void;
  /** Rejects with what the user may read, which the client has shown. */
  readonly markRead: (relationId: number) => Promise<void>;
  readonly markAllRead: (category: NoticeCategory) => Promise<void>;
  readonly clear: (category: NoticeCategory) => Promise<void>;
}

interface Count {
  readonly total: number;
  readonly relationIds: ReadonlySet<number>;
}

const URGENT_AT_ONCE = 10;

export function createNoticeCenter(call: PlannedCall): NoticeCenter {
  const listeners = new Set<() => void>();
  const readHere = new Set<number>();
  const pending = new Set<number>();
  let count: Count = { total: 0, relationIds: new Set() };
  let opened: readonly Notice[] = [];
  let asked = 0;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const refresh = async () => {
    asked += 1;
    const turn = asked;
    // Out of reach: the last count stays until the next request.
    const answer = await call("notice.status", {}, { silent: true }).catch(() => null);
    const next = readCount(answer);
    if (next === null || turn !== asked) return;
    count = next;
    tell();
  };
  const change = async (operation: string, params: Record<string, unknown>) => {
    await call(operation, params);
    await refresh();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    unread: () => count.total - [...pending].filter((id) => count.relationIds.has(id)).length,
    opened: () => opened,
    isRead: ({ isRead, relationId }) => isRead || readHere.has(relationId),
    refresh,
    openUrgent: async () => {
      const params = { pageNum: 1, pageSize: URGENT_AT_ONCE, deliverStatus: 0, popUp: 1 };
      // Not started by the user: an unreadable page stays silent, and the bell's list shows the failure.
      const page = await call("notice.page", params, { silent: true })
        .then(readNoticePage)
        .catch(() => null);
      if (page === null) return;
      opened = [...opened, ...page.list.toReversed()];
      tell();
    },
    open: (notice) => {
      opened = [...opened.filter(({ relationId }) => relationId !== notice.relationId), notice];
      tell();
    },
    close: (relationId) => {
      opened = opened.filter((notice) => notice.relationId !== relationId);
      tell();
    },
    markRead: async (relationId) => {
      pending.add(relationId);
      readHere.add(relationId);
      tell();
      try {
        await change("notice.read", { relationIdList: [relationId] });
      } catch (error) {
        readHere.delete(relationId);
        throw error;
      } finally {
        pending.delete(relationId);
        tell();
      }
    },
    markAllRead: (category) => change("notice.read", { all: true, category }),
    clear: (category) => change("notice.delete", { category }),
  };
}

function readCount(answer: unknown): Count | null {
  const { total, relationIdList } = (answer ?? {}) as { readonly [name: string]: unknown };
  if (typeof total !== "number" || !Array.isArray(relationIdList)) return null;
  return { total, relationIds: new Set(relationIdList.filter((id) => typeof id === "number")) };
}
