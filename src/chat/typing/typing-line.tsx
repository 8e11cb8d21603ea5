import type { ChatHost } from "../../session/chat-port.ts";
import type { Talk } from "../talk.ts";
import { useTypingUsers } from "./use-typing-users.ts";

interface TypingLineProps {
  readonly host: ChatHost;
  readonly talk: Talk;
}

/** Shows below the messages who is writing. */
export function TypingLine({ host, talk }: TypingLineProps) {
  const names = useTypingUsers(host, talk);
  return <output className="chat-typing">{names.length > 0 && `${names.join("、")}正在输入…`}</output>;
}
