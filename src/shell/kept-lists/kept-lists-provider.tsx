import { createContext, type ReactNode, useState } from "react";
import { useSocketMessage } from "../sockets/use-socket-message.ts";
import { createKeptLists, type KeptLists } from "./create-kept-lists.ts";

const steadyNow = () => performance.now();

/** Without a provider nothing is kept. */
export const KeptListsContext = createContext<KeptLists>({
  answerFor: (_calls, call) => call,
  watchWrites: (_calls, call) => call,
  forget: () => {},
});

/** Keeps lists to choose from as long as the user is signed in, and drops changed ones. */
export function KeptListsProvider({ children }: { readonly children: ReactNode }) {
  const [lists] = useState(() => createKeptLists(steadyNow));
  useSocketMessage("CHANGED", (news) => lists.forget(news === null ? null : news.record));
  return <KeptListsContext value={lists}>{children}</KeptListsContext>;
}
