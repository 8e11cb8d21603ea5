import { Progress } from "antd";
import { useEffect, useSyncExternalStore } from "react";
import { Button } from "../../button.tsx";
import type { Batch, BatchState } from "./create-batch.ts";
import "./batch.css";

export interface BatchDialogProps {
  readonly title: string;
  readonly batch: Batch;
  readonly onClose: () => void;
  readonly onCopy: (text: string) => void;
}

/** A long work under way: how far it is, the way to stop it, and which entries failed. Without failures it closes itself. */
export function BatchDialog({ title, batch, onClose, onCopy }: BatchDialogProps) {
  const state = useSyncExternalStore(batch.subscribe, batch.state);
  const { status, failures, words } = state;
  const isSmooth = status === "ended" && failures.length === 0;
  useEffect(() => {
    if (isSmooth) onClose();
  }, [isSmooth, onClose]);
  return (
    <div className="batch">
      <Progress
        percent={percentOf(state)}
        status={failures.length > 0 ? "exception" : "active"}
        format={(percent) => `${percent}%`}
        aria-label={title}
      />
      <output className="batch-words">
        {describe(state)}
        {words !== null && `：${words}`}
      </output>
      {failures.length > 0 && (
        <table className="batch-failures">
          <caption>未完成的</caption>
          <tbody>
            {failures.map(({ label, reason }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {status === "paused" || status === "ended" ? (
        <AtRest state={state} batch={batch} onClose={onClose} onCopy={onCopy} />
      ) : (
        <UnderWay isStopping={status === "stopping"} onStop={batch.stop} />
      )}
    </div>
  );
}

function UnderWay({ isStopping, onStop }: { readonly isStopping: boolean; readonly onStop: () => void }) {
  return (
    <footer className="batch-foot">
      <Button ref={takeFocus} busy={isStopping} onClick={onStop}>
        {isStopping ? "正在停止…" : "停止"}
      </Button>
    </footer>
  );
}

function AtRest({
  state: { status, failures },
  batch,
  onClose,
  onCopy,
}: Omit<BatchDialogProps, "title"> & { readonly state: BatchState }) {
  const copy = () => onCopy(failures.map(({ label, reason }) => `${label}\t${reason}`).join("\n"));
  return (
    <footer className="batch-foot">
      {failures.length > 0 && (
        <>
          <Button onClick={copy}>复制清单</Button>
          <Button onClick={batch.retry}>重试未完成的</Button>
        </>
      )}
      {status === "paused" && <Button onClick={batch.goOn}>继续</Button>}
      <Button ref={takeFocus} look="primary" onClick={onClose}>
        关闭
      </Button>
    </footer>
  );
}

/** The button that stands there now has the focus that the one before it had. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

function percentOf({ total, done, failed }: BatchState): number {
  return total === 0 ? 100 : Math.floor(((done + failed) / total) * 100);
}

function describe({ total, done, failed, status }: BatchState): string {
  const far = `已完成 ${done} / ${total}${failed > 0 ? `，失败 ${failed}` : ""}`;
  const left = total - done - failed;
  return status === "paused" ? `已暂停，${far}，未处理 ${left}` : far;
}
