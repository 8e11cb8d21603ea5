import { useNews } from "../sockets/use-news.ts";

/** Listens for what may change which work orders wait for the user. */
export function useOrderNews(listener: () => void): void {
  useNews("FLUSH_NOTICE", (news) => {
    // Of what was missed the other one tells.
    if (news) listener();
  });
  useNews("CHANGED", (news) => {
    if (news === null || news.record === "workOrder") listener();
  });
}
