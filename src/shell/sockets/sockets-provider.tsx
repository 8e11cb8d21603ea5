import { type ReactNode, useMemo } from "react";
import { useShell } from "../shell-context.tsx";
import { createSockets } from "./sockets.ts";
import type { OpenSocket } from "./socket-port.ts";
import { SocketsContext } from "./use-socket-message.ts";

interface SocketsProviderProps {
  readonly open: OpenSocket;
  readonly children: ReactNode;
}

/** The sockets of the user who is signed in. */
export function SocketsProvider({ open, children }: SocketsProviderProps) {
  const { client, session, sessions } = useShell();
  const userId = session.scope.user.id;
  const sockets = useMemo(() => {
    // The answer to any call gives the reason, and leads to the sign-in; a sign-out on this page needs no call.
    const onSignedOut = () => {
      if (sessions.isAlive()) void client.call("session.customerInfo", {}).catch(() => null);
    };
    return createSockets({ userId, open, onSignedOut });
  }, [client, open, sessions, userId]);
  return <SocketsContext value={sockets}>{children}</SocketsContext>;
}
