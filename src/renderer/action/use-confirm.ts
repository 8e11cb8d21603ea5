import { App } from "antd";
import { useCallback } from "react";

/** Asks a question in the application's own dress; true when the user agrees. */
export function useConfirm(): (text: string, danger?: boolean) => Promise<boolean> {
  const { modal } = App.useApp();
  return useCallback(
    async (text, danger = false) =>
      modal.confirm({
        title: text,
        width: 440,
        okText: "确定",
        cancelText: "取消",
        autoFocusButton: danger ? "cancel" : "ok",
        ...(danger && { okButtonProps: { danger: true } }),
      }),
    [modal],
  );
}
