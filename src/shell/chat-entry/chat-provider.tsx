import { type ReactNode, useContext, useEffect, useMemo } from "react";
import type { Deferred } from "../../fields/deferred.ts";
import type { ChatHost, ChatPart } from "../../session/chat-port.ts";
import { lastingStorage } from "../../session/lasting-storage.ts";
import { outgoingKey } from "../../session/tokens.ts";
import { readWith } from "../previews/read-with.ts";
import { useShell } from "../shell-context.tsx";
import { SocketsContext } from "../sockets/use-socket-message.ts";
import { ChatContext, type ChatEntry } from "./chat-context.ts";

interface ChatProviderProps {
  readonly part: Deferred<ChatPart>;
  readonly children: ReactNode;
}

/** The code of those who may read about clients, and so talk with them. */
const PERMISSION = "customerCentre.customerInfo";

/** Gives the talks with clients what they take from the shell, and lets an earlier page's messages go out. */
export function ChatProvider({ part, children }: ChatProviderProps) {
  const { client, session } = useShell();
  const sockets = useContext(SocketsContext);
  const chat = useMemo<ChatEntry>(() => {
    const { user, firm } = session.scope;
    const storage = lastingStorage(() => localStorage);
    const permission = session.permissions.check(PERMISSION, "strict");
    const host: ChatHost = {
      client,
      user,
      storage,
      areaCode: firm.areaCode,
      isManager: user.deptManager || user.branchAdmin || user.admin || user.superAdmin,
      canWrite: permission === true,
      today: session.clock.today,
      readFile: readWith(client),
      subscribe: sockets.subscribe as ChatHost["subscribe"],
    };
    const isUnsent = () => storage.getItem(outgoingKey(user.id)) !== null;
    return { host, part, isAllowed: permission !== false, isUnsent };
  }, [client, session, sockets, part]);
  useEffect(() => {
    if (!chat.isUnsent()) return undefined;
    const resume = () => {
      const state = part.state();
      if (state.status === "ready") state.part.resume(chat.host);
    };
    const leave = part.subscribe(resume);
    part.load();
    resume();
    return leave;
  }, [chat, part]);
  return <ChatContext value={chat}>{children}</ChatContext>;
}
