import { App } from "antd";
import { useCallback } from "react";

interface Answer {
  /** The verb of the button that agrees. */
  readonly ok: string;
  readonly danger?: boolean;
}

/** Asks a question in the application's own dress; true when the user agrees. */
export function useConfirm(): (text: string, answer: Answer) => Promise<boolean> {
  const { modal } = App.useApp();
  return useCallback(
    async (text, { ok, danger = false }) =>
      modal.confirm({
        title: text,
        width: 440,
        okText: ok,
        cancelText: "取消",
        autoFocusButton: danger ? "cancel" : "ok",
        ...(danger && { okButtonProps: { danger: true } }),
      }),
    [modal],
  );
}
