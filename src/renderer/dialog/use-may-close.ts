import { App } from "antd";
import { useRef } from "react";
import { useConfirm } from "../action/use-confirm.ts";
import type { UnsavedRef } from "../form/use-unsaved.ts";

/** Asks whether a dialog may close: not while something holds it, and not before the user agrees to lose what is typed. */
export function useMayClose(unsavedRef: UnsavedRef): () => Promise<boolean> {
  const confirm = useConfirm();
  const { message } = App.useApp();
  const isAsking = useRef(false);
  return async () => {
    // Esc pressed again before the question has the focus comes here too: one question is enough.
    if (isAsking.current) return false;
    const held = unsavedRef.current.held?.() ?? null;
    if (held !== null) {
      void message.info(held);
      return false;
    }
    isAsking.current = true;
    const mayClose =
      !unsavedRef.current.wouldLose() || (await confirm("确定放弃未保存的修改？", { ok: "放弃修改" }));
    isAsking.current = false;
    if (mayClose) unsavedRef.current.discard();
    return mayClose;
  };
}
