import { createContext, useContext } from "react";
import type { Deferred } from "../../fields/deferred.ts";
import type { ChatHost, ChatPart } from "../../session/chat-port.ts";

/** The talks with clients as long as a user is signed in. */
export interface ChatEntry {
  readonly host: ChatHost;
  readonly part: Deferred<ChatPart>;
  /** The user may read what is said. */
  readonly isAllowed: boolean;
  /** Messages are written whose arrival the server has not confirmed. */
  readonly isUnsent: () => boolean;
}

export const ChatContext = createContext<ChatEntry | null>(null);

export function useChat(): ChatEntry {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error("useChat works inside the layout only");
  return chat;
}
