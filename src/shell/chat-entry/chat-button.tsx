import "./chat-entry.css";
import { MessageOutlined } from "@ant-design/icons";
import { Badge, Drawer } from "antd";
import { useRef, useState } from "react";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { ChatContent } from "./chat-content.tsx";
import { useChat } from "./chat-context.ts";
import { NewsCard } from "./news-card.tsx";
import { useChatCounts } from "./use-chat-counts.ts";

const MOST = 99;
const WIDTH = 894;

/** The header's entry to the talks with clients: what waits there is counted on it. */
export function ChatButton() {
  const { client } = useShell();
  const { isAllowed } = useChat();
  const counts = useChatCounts(client, isAllowed);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!isAllowed) return null;
  const waiting = counts.msgNum + counts.todoNum;
  const open = () => setOpen(true);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="shell-user"
        title={shellText("chat.open")}
        aria-label={waiting > 0 ? shellText("chat.waiting", { count: waiting }) : shellText("chat.open")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Badge count={waiting} overflowCount={MOST} size="small">
          <MessageOutlined className="chat-face" aria-hidden />
        </Badge>
      </button>
      <NewsCard counts={counts} onOpen={open} />
      <Drawer
        open={isOpen}
        title={shellText("chat.open")}
        width={WIDTH}
        destroyOnHidden
        // The content takes the focus.
        autoFocus={false}
        closable={{ "aria-label": shellText("chat.close") }}
        styles={{ body: { padding: 0 }, wrapper: { maxWidth: "100vw" } }}
        onClose={() => setOpen(false)}
        afterOpenChange={(isShown) => {
          if (!isShown) button.current?.focus();
        }}
      >
        <ChatContent subject={null} />
      </Drawer>
    </>
  );
}
