import { Button } from "antd";
import { useState } from "react";
import { shellText } from "./shell-text.ts";

interface FaultNoticeProps {
  readonly text: string;
  readonly requestNo: string;
}

/** A failure that only an operator can explain, with the number that it is found by. */
export function FaultNotice({ text, requestNo }: FaultNoticeProps) {
  const [label, setLabel] = useState(shellText("fault.copy"));
  const copy = async () => {
    // Without https there is no clipboard; the number can still be marked.
    const copied = await navigator.clipboard?.writeText(requestNo).then(
      () => true,
      () => false,
    );
    setLabel(shellText(copied ? "fault.copied" : "fault.notCopied"));
  };
  return (
    <>
      {text} <span className="shell-fault-number">{shellText("fault.number", { requestNo })}</span>
      <Button type="link" size="small" onClick={() => void copy()}>
        {label}
      </Button>
    </>
  );
}
