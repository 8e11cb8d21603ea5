import { createContext, useContext, useEffect, useRef } from "react";
import type { MessageListener, MessageName, Sockets } from "./sockets.ts";

/** Without a provider no news arrive. */
export const SocketsContext = createContext<Sockets>({ subscribe: () => () => {} });

/**
 * Listens as long as the component is shown. `news` null: some may have been missed, so that what they would change is to
 * be read again.
 */
export function useSocketMessage<Name extends MessageName>(
  name: Name,
  listener: MessageListener<Name>,
): void {
  const sockets = useContext(SocketsContext);
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  }, [listener]);
  useEffect(() => sockets.subscribe<Name>(name, (news) => latest.current(news)), [sockets, name]);
}
