import { App } from "antd";
import { lazy, Suspense, useCallback } from "react";
import type { ActionContext, Outside } from "../../../actions/verb-runner.ts";
import { createBatch } from "./create-batch.ts";

const BatchDialog = lazy(async () => ({ default: (await import("./batch-dialog.tsx")).BatchDialog }));

/** Does long work in a dialog that stays until all is done or the user has had enough. */
export function useBatches({ copyText }: Pick<Outside, "copyText">): ActionContext["batch"] {
  const { modal, message } = App.useApp();
  return useCallback(
    (title, items) =>
      new Promise((resolve) => {
        const batch = createBatch(items);
        const close = () => {
          shown.destroy();
          resolve(batch.result());
        };
        const copy = (text: string) =>
          void copyText(text).then(
            () => message.success("已复制"),
            () => message.error("浏览器不允许复制，请手动选择文字"),
          );
        const shown = modal.info({
          title,
          icon: null,
          width: 560,
          footer: null,
          keyboard: false,
          content: (
            <Suspense fallback={null}>
              <BatchDialog title={title} batch={batch} onClose={close} onCopy={copy} />
            </Suspense>
          ),
        });
      }),
    [modal, message, copyText],
  );
}
