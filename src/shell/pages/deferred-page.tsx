import { Button } from "antd";
import type { ComponentType } from "react";
import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import { shellText } from "../shell-text.ts";
import { NoticePage } from "./notice-page.tsx";

/** A page whose code comes when it is opened, because few people open it. */
export function deferredPage<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const page = createDeferred(fetch);
  return function DeferredPage(props: Props) {
    const shown = useDeferred(page);
    if (shown.status === "ready") return <shown.part {...props} />;
    if (shown.status === "loading") return <NoticePage title={shellText("start.working")} />;
    return (
      <NoticePage title={shellText("screen.failed")} text={shellText("screen.unreachable")}>
        <Button type="primary" onClick={page.load}>
          {shellText("retry")}
        </Button>
      </NoticePage>
    );
  };
}
