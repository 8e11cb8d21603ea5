import "./confirm.css";
import { App } from "antd";
import { useCallback } from "react";

interface Answer {
  /** The verb of the button that agrees. */
  readonly ok: string;
  readonly danger?: boolean;
  /** The verb of the other button where it is the better way; it comes first then. */
  readonly rather?: string;
  /** Lines below the question. */
  readonly details?: readonly string[];
}

/** Opens a confirmation dialog of the application; true when the user agrees. */
export function useConfirm(): (text: string, answer: Answer) => Promise<boolean> {
  const { modal } = App.useApp();
  return useCallback(
    async (text, { ok, danger = false, rather, details = [] }) =>
      modal.confirm({
        title: text,
        ...(details.length > 0 && { content: details.join("\n") }),
        width: 440,
        okText: ok,
        cancelText: rather ?? "取消",
        autoFocusButton: danger || rather !== undefined ? "cancel" : "ok",
        ...(danger && { okButtonProps: { danger: true } }),
        ...(rather !== undefined && {
          okButtonProps: { type: "default" },
          cancelButtonProps: { type: "primary" },
        }),
      }),
    [modal],
  );
}
