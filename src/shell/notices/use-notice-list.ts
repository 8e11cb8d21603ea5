import { useCallback, useEffect, useRef, useState } from "react";
import { failureText } from "../../renderer/failure-text.ts";
import { useShell } from "../shell-context.tsx";
import { type Notice, type NoticeCategory, readNoticePage, withoutRepeats } from "./notice.ts";

const PAGE_SIZE = 10;
const DELAY_MS = 200;
/** The server gives no more in one answer. */
const MOST_AT_ONCE = 500;

interface Wanted {
  readonly pageNum: number;
  readonly pageSize: number;
}

interface Listed {
  readonly notices: readonly Notice[];
  readonly pages: number;
  readonly isWhole: boolean;
}

export interface NoticeList extends Listed {
  readonly state: "loading" | "ready" | "failed";
  readonly failure: string;
  /** Fetches the next page after a moment, unless one is on its way or there is none. */
  readonly loadMore: () => void;
  readonly retry: () => void;
  /** Reads it anew from its beginning. */
  readonly reload: () => void;
  /** Reads as much of it anew as is on show, which stays until the answer is there. */
  readonly renew: () => void;
}

const NOTHING: Listed = { notices: [], pages: 0, isWhole: false };

/** The notices of a category, page by page. */
export function useNoticeList(category: NoticeCategory): NoticeList {
  const { callPlanned } = useShell().client;
  const [listed, setListed] = useState(NOTHING);
  const [state, setState] = useState<NoticeList["state"]>("loading");
  const [failure, setFailure] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);

  const ask = useCallback(
    async (before: readonly Notice[], { pageNum, pageSize }: Wanted) => {
      turn.current += 1;
      const own = turn.current;
      try {
        const params = { pageNum, pageSize, category, noLoading: true };
        const { list, total } = readNoticePage(await callPlanned("notice.page", params, { silent: true }));
        if (own !== turn.current) return;
        const upTo = pageNum * pageSize;
        const isWhole = list.length === 0 || upTo >= total;
        setListed({ notices: withoutRepeats([...before, ...list]), pages: upTo / PAGE_SIZE, isWhole });
        setState("ready");
      } catch (error) {
        if (own !== turn.current) return;
        setFailure(failureText(error));
        setState("failed");
      }
    },
    [callPlanned, category],
  );
  const load = useCallback(
    async ({ notices, pages }: Listed) => await ask(notices, { pageNum: pages + 1, pageSize: PAGE_SIZE }),
    [ask],
  );
  useEffect(() => {
    const begin = async () => await load(NOTHING);
    void begin();
    return () => {
      turn.current += 1;
      clearTimeout(timer.current);
    };
  }, [load]);

  const loadMore = () => {
    if (state !== "ready" || listed.isWhole) return;
    setState("loading");
    timer.current = setTimeout(() => void load(listed), DELAY_MS);
  };
  const reload = () => {
    clearTimeout(timer.current);
    setState("loading");
    setListed(NOTHING);
    void load(NOTHING);
  };
  const readAgain = (pages: number) => {
    clearTimeout(timer.current);
    void ask([], { pageNum: 1, pageSize: Math.min(pages * PAGE_SIZE, MOST_AT_ONCE) });
  };
  // A page that is on its way, or did not come, is read with those before it.
  const next = listed.pages + 1;
  const renew = () => readAgain(state === "ready" ? listed.pages : next);
  const retry = () => {
    setState("loading");
    readAgain(next);
  };
  return { ...listed, state, failure, loadMore, reload, retry, renew };
}
