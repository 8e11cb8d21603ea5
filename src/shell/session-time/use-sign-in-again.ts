import { App } from "antd";
import { useCallback, useEffect, useRef } from "react";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { leaveForNow } from "../sign-in/leave-for-now.ts";

/** Leads to the sign-on and back to this page; asks first where something would be lost. Drafts stay. */
export function useSignInAgain(isUnsaved: () => boolean): () => Promise<void> {
  const { sessions } = useShell();
  const { modal } = App.useApp();
  const unsaved = useRef(isUnsaved);
  useEffect(() => {
    unsaved.current = isUnsaved;
  });
  return useCallback(async () => {
    const words = { title: shellText("expiry.question"), content: shellText("expiry.unsaved") };
    const choices = { okText: shellText("signInAgain"), cancelText: shellText("cancel"), centered: true };
    if (unsaved.current() && !(await modal.confirm({ ...words, ...choices }))) return;
    sessions.forget({ keepDrafts: true });
    leaveForNow(sessions.leave);
  }, [modal, sessions]);
}
