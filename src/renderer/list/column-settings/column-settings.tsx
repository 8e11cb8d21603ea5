import { lazy, Suspense } from "react";
import { Popup } from "../popup.tsx";
import type { ColumnPanelProps } from "./column-panel.tsx";

/** Apart, because few people open it on a day. */
const ColumnPanel = lazy(() =>
  import("./column-panel.tsx").then((module) => ({ default: module.ColumnPanel })),
);

export function ColumnSettings(props: ColumnPanelProps) {
  return (
    <Popup label="列设置" title="列设置">
      {() => (
        <Suspense fallback={<output>加载中...</output>}>
          <ColumnPanel {...props} />
        </Suspense>
      )}
    </Popup>
  );
}
