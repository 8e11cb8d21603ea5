import { createDeferred, useDeferred } from "../../../fields/deferred.ts";
import { Popup } from "../settings/popup.tsx";
import type { SentencePanelProps } from "./sentence-panel.tsx";

/** Apart, because reading sentences is much code, and not every list is asked for by one. */
const panel = createDeferred(async () => (await import("./sentence-panel.tsx")).SentencePanel);

/** With fewer filters a sentence is no shorter than the filters themselves. */
const FEWEST_FILTERS = 3;

/** Filters the list by a sentence: 上月 未申报 小规模 金额大于10万. */
export function SentenceFilter(props: Omit<SentencePanelProps, "close">) {
  if (props.shape.filters.length < FEWEST_FILTERS) return null;
  return (
    <Popup label="一句话筛选" title="一句话筛选" shortcut="Alt+S">
      {(close) => <DeferredPanel {...props} close={close} />}
    </Popup>
  );
}

function DeferredPanel(props: SentencePanelProps) {
  const deferred = useDeferred(panel);
  if (deferred.status === "ready") return <deferred.part {...props} />;
  return <output>{deferred.status === "loading" ? "加载中..." : "没有加载成功，请检查网络后再打开"}</output>;
}
