import { App } from "antd";
import { useShell } from "./shell-context.tsx";
import { shellText } from "./shell-text.ts";

const SECONDS_TO_READ = 1;

/** Asks, then ends the session and leaves. `isUnsaved` says whether an open page would lose something. */
export function useSignOut(isUnsaved: () => boolean): () => Promise<void> {
  const { sessions } = useShell();
  const { modal, message } = App.useApp();
  return async () => {
    const agreed = await modal.confirm({
      title: shellText("signOut.question"),
      content: isUnsaved() ? shellText("signOut.unsaved") : null,
      okText: shellText("signOut"),
      cancelText: shellText("cancel"),
      centered: true,
    });
    if (!agreed) return;
    await sessions.end();
    sessions.forget({ keepDrafts: false });
    await message.success(shellText("signOut.done"), SECONDS_TO_READ);
    sessions.leave();
  };
}
