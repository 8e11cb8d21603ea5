import { useCallback, useEffect, useState } from "react";
import type { SocketStatistics } from "../../domain/socket-frames.ts";
import type { Client } from "../../request/client-contract.ts";
import { useSocketMessage } from "../sockets/use-socket-message.ts";

const NONE: SocketStatistics = { todoNum: 0, msgNum: 0 };

/** The open to-dos and new messages of the user, as the server counts them. */
export function useChatCounts(client: Client, isAllowed: boolean): SocketStatistics {
  const [counts, setCounts] = useState(NONE);
  const ask = useCallback(() => {
    if (!isAllowed) return;
    // The numbers of before stay until the next news.
    void client.call("chat.statistics", {}, { background: true }).then(setCounts, () => null);
  }, [client, isAllowed]);
  useEffect(ask, [ask]);
  useSocketMessage("STATISTICS", (news) => {
    if (news === null) ask();
    else if (isAllowed) setCounts({ todoNum: news.todoNum, msgNum: news.msgNum });
  });
  return counts;
}
