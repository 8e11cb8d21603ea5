import { useNews } from "../sockets/use-news.ts";

/** Listens for what may change which work orders wait for the user. */
export function useOrderNews(listener: () => void): void {
  useNews("FLUSH_NOTICE", (news) => {
    // Missed news are handled by the other subscription.
    if (news) listener();
  });
  useNews("CHANGED", (news) => {
    if (news === null || news.record === "workOrder") listener();
  });
}
