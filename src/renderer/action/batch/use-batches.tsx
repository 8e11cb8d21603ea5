import { App } from "antd";
import { useCallback } from "react";
import type { ActionContext, Outside } from "../../../actions/verb-runner.ts";
import { createDeferred, useDeferred } from "../../../fields/deferred.ts";
import { Button } from "../../button.tsx";
import type { BatchDialogProps } from "./batch-dialog.tsx";
import { createBatch } from "./create-batch.ts";

const dialog = createDeferred(async () => (await import("./batch-dialog.tsx")).BatchDialog);

/** Does long work in a dialog that stays until all is done or the user has stopped it. */
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
          content: <DeferredDialog title={title} batch={batch} onClose={close} onCopy={copy} />,
        });
      }),
    [modal, message, copyText],
  );
}

/** The work goes on whether or not its signs could be fetched. */
function DeferredDialog(props: BatchDialogProps) {
  const deferred = useDeferred(dialog);
  if (deferred.status === "ready") return <deferred.part {...props} />;
  if (deferred.status === "loading") return <output>正在处理…</output>;
  return (
    <p>
      正在处理，进度没有显示出来。<Button onClick={dialog.load}>重新显示</Button>
    </p>
  );
}
