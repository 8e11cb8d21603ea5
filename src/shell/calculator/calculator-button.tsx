import { CalculatorOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import { HeaderPopup } from "../layout/header-popup.tsx";
import { shellText } from "../shell-text.ts";

/** Apart, because a page is drawn without it. */
const panel = createDeferred(async () => (await import("./calculator-panel.tsx")).CalculatorPanel);

/** The header's entry to the calculator. */
export function CalculatorButton() {
  return (
    <HeaderPopup
      label={shellText("calculator.title")}
      buttonLabel={shellText("calculator.title")}
      face={<CalculatorOutlined aria-hidden style={{ fontSize: 16 }} />}
    >
      {() => <DeferredPanel />}
    </HeaderPopup>
  );
}

function DeferredPanel() {
  const deferred = useDeferred(panel);
  if (deferred.status === "ready") return <deferred.part />;
  return deferred.status === "loading" ? null : (
    <>
      {shellText("part.failed")}
      <Button type="link" size="small" onClick={panel.load}>
        {shellText("retry")}
      </Button>
    </>
  );
}
