import { App } from "antd";
import { useRef } from "react";
import { useConfirm } from "../action/use-confirm.ts";
import type { UnsavedRef } from "../form/use-unsaved.ts";

/**
 * Decides whether a dialog may close: not while something holds it open, and not before the user agrees to lose
 * unsaved input.
 */
export function useMayClose(unsavedRef: UnsavedRef): () => boolean | Promise<boolean> {
  const confirm = useConfirm();
  const { message } = App.useApp();
  const isAsking = useRef(false);
  const ask = async () => {
    isAsking.current = true;
    const isAgreed = await confirm("确定放弃未保存的修改？", { ok: "放弃修改" });
    isAsking.current = false;
    if (isAgreed) unsavedRef.current.discard();
    return isAgreed;
  };
  return () => {
    // Esc pressed again before the question has the focus comes here too: one question is enough.
    if (isAsking.current) return false;
    const held = unsavedRef.current.held?.() ?? null;
    if (held !== null) {
      void message.info(held);
      return false;
    }
    if (unsavedRef.current.wouldLose()) return ask();
    unsavedRef.current.discard();
    return true;
  };
}
