import { createDeferred, useDeferred } from "../../../../fields/deferred.ts";
import { Popup } from "../popup.tsx";
import type { ColumnPanelProps } from "./column-panel.tsx";

/** Apart, because few people open it on a day. */
const panel = createDeferred(async () => (await import("./column-panel.tsx")).ColumnPanel);

export function ColumnSettings(props: ColumnPanelProps) {
  return (
    <Popup label="列设置" title="列设置">
      {() => <DeferredPanel {...props} />}
    </Popup>
  );
}

function DeferredPanel(props: ColumnPanelProps) {
  const deferred = useDeferred(panel);
  if (deferred.status === "ready") return <deferred.part {...props} />;
  return <output>{deferred.status === "loading" ? "加载中..." : "没有加载成功，请检查网络后再打开"}</output>;
}
