import { App } from "antd";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { useTracking } from "../tracking/tracking-context.ts";

const SECONDS_TO_READ = 1;

/** Ends the session, forgets everything, and leaves. */
export function useLeaveSession(): () => Promise<void> {
  const { sessions } = useShell();
  const { message } = App.useApp();
  const tracking = useTracking();
  return async () => {
    await sessions.end(tracking.leave());
    sessions.forget({ keepDrafts: false });
    await message.success(shellText("signOut.done"), SECONDS_TO_READ);
    sessions.leave();
  };
}

/** Signs out after a question, which says when an open page would lose something. */
export function useSignOut(isUnsaved: () => boolean): () => Promise<void> {
  const { modal } = App.useApp();
  const leave = useLeaveSession();
  return async () => {
    const agreed = await modal.confirm({
      title: shellText("signOut.question"),
      content: isUnsaved() ? shellText("signOut.unsaved") : null,
      okText: shellText("signOut"),
      cancelText: shellText("cancel"),
      centered: true,
    });
    if (agreed) await leave();
  };
}
