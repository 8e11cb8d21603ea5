import { createDeferred, useDeferred } from "../../../fields/deferred.ts";
import { ScreenMessage } from "../../screen-message.tsx";
import type { StepsContentProps } from "./steps-content.tsx";

/** antd's Steps are for few dialogs. */
const stepsPart = createDeferred(async () => (await import("./steps-content.tsx")).StepsContent);

/** Forms of one dialog, one after another, once they are fetched. */
export function DeferredSteps(props: StepsContentProps) {
  const loaded = useDeferred(stepsPart);
  if (loaded.status === "loading") return <output aria-label="加载中" />;
  if (loaded.status === "failed") {
    return (
      <ScreenMessage
        title="加载失败"
        detail="请检查网络后重试"
        action={{ label: "重试", run: stepsPart.load }}
      />
    );
  }
  return <loaded.part {...props} />;
}
