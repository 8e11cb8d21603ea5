import { Button, Skeleton } from "antd";
import { useEffect } from "react";
import { useDeferred } from "../../fields/deferred.ts";
import type { ChatSubject } from "../../session/chat-port.ts";
import { lastUse } from "../../session/last-use.ts";
import { shellText } from "../shell-text.ts";
import { useChat } from "./chat-context.ts";

/** The talks with clients, once their part of the program has come. */
export function ChatContent({ subject }: { readonly subject: ChatSubject | null }) {
  const { host, part } = useChat();
  const deferred = useDeferred(part);
  // An open talk counts as use: the user waits for the client's answer.
  useEffect(() => lastUse.hold(), []);
  if (deferred.status === "ready") return <deferred.part.Panel host={host} subject={subject} />;
  if (deferred.status === "loading")
    return <Skeleton className="chat-entry-waiting" active title={false} paragraph={{ rows: 8 }} />;
  return (
    <div className="chat-entry-waiting" role="alert">
      {shellText("part.failed")}
      <Button size="small" onClick={part.load}>
        {shellText("retry")}
      </Button>
    </div>
  );
}
