import { createDeferred, useDeferred } from "../../../fields/deferred.ts";
import { Button } from "../../button.tsx";
import type { RowViewsProps } from "./row-views.tsx";

/** Apart, because most lists are tables alone. */
const viewsPart = createDeferred(async () => (await import("./row-views.tsx")).RowViews);

/** The rows of a list in another view than its table. */
export function ViewRows(props: RowViewsProps) {
  const part = useDeferred(viewsPart);
  if (part.status === "ready") {
    const RowViews = part.part;
    return <RowViews {...props} />;
  }
  if (part.status === "loading") return <output className="list-empty">加载中…</output>;
  return (
    <div className="list-failure" role="alert">
      <span>这种显示方式加载失败</span>
      <Button size="small" onClick={viewsPart.load}>
        重试
      </Button>
    </div>
  );
}
