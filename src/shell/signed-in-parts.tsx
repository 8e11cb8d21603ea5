import type { ReactNode } from "react";
import type { Deferred } from "../fields/deferred.ts";
import type { ChatPart } from "../session/chat-port.ts";
import { ChatProvider } from "./chat-entry/chat-provider.tsx";
import { FilePlace } from "./file-place/file-place.tsx";
import { JobsProvider } from "./jobs/jobs-provider.tsx";
import { KeptListsProvider } from "./kept-lists/kept-lists-provider.tsx";
import { NoticesProvider } from "./notices/notices-provider.tsx";
import { type Shell, ShellContext } from "./shell-context.tsx";
import { SocketsProvider } from "./sockets/sockets-provider.tsx";
import type { OpenSocket } from "./sockets/socket-port.ts";
import { TrackingProvider } from "./tracking/tracking-provider.tsx";
import { FirmRules } from "./firm-rules/firm-rules.tsx";

interface SignedInPartsProps {
  readonly shell: Shell;
  readonly openSocket: OpenSocket;
  readonly chat: Deferred<ChatPart>;
  readonly children: ReactNode;
}

/** The parts of the shell that live as long as a user is signed in, whichever page is shown. */
export function SignedInParts({ shell, openSocket, chat, children }: SignedInPartsProps) {
  return (
    <ShellContext value={shell}>
      <SocketsProvider open={openSocket}>
        <JobsProvider key={shell.session.scope.user.id}>
          <NoticesProvider>
            <TrackingProvider>
              <KeptListsProvider>
                <ChatProvider key={shell.session.scope.user.id} part={chat}>
                  {children}
                </ChatProvider>
                <FirmRules />
                <FilePlace />
              </KeptListsProvider>
            </TrackingProvider>
          </NoticesProvider>
        </JobsProvider>
      </SocketsProvider>
    </ShellContext>
  );
}
