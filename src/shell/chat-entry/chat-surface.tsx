import "./chat-entry.css";
import { useMemo } from "react";
import type { SurfaceProps } from "../../renderer/host.ts";
import { ScreenMessage } from "../../renderer/screen-message.tsx";
import { ChatContent } from "./chat-content.tsx";
import { useChat } from "./chat-context.ts";
import { readSubject } from "./read-subject.ts";

/** The talk with a client in the dialog of a screen. */
export function ChatSurface({ params }: SurfaceProps) {
  const { isAllowed } = useChat();
  const subject = useMemo(() => readSubject(params), [params]);
  if (!isAllowed) return <ScreenMessage title="没有企业沟通的权限" detail="如需使用，请联系管理员开通。" />;
  return (
    <div className="chat-surface">
      <ChatContent subject={subject} />
    </div>
  );
}
