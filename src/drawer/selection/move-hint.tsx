import { useEffect, useState } from "react";
import type { RendererHost } from "../../renderer/host.ts";
import { callOperation } from "../call-operation.ts";

interface MoveHintProps {
  readonly host: RendererHost;
  readonly companyId: number;
}

/** Says once for each company what becomes of invoices that are not ticked. */
export function MoveHint({ host, companyId: qyid }: MoveHintProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    callOperation(host, "invoice.moveConfig.get", { qyid }, { signal: abort.signal, silent: true }).then(
      ({ hintShown }) => setShown(hintShown === 0),
      // Without an answer the hint is left out.
      () => setShown(false),
    );
    return () => abort.abort();
  }, [host, qyid]);
  if (!isShown) return null;
  const dismiss = () => {
    setShown(false);
    callOperation(host, "invoice.moveConfig.set", { qyid, hintShown: 1 }, { silent: true }).catch(
      () => undefined,
    );
  };
  return (
    <output className="month-hint">
      本期未勾选的发票不会丢失，将转入下期继续勾选。
      <button type="button" className="grid-link" onClick={dismiss}>
        知道了
      </button>
    </output>
  );
}
