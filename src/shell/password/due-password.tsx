import { Button } from "antd";
import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import { NoticePage } from "../pages/notice-page.tsx";
import { shellText } from "../shell-text.ts";
import type { DuePasswordPageProps } from "./due-password-page.tsx";

/** Apart, because few people ever see it. */
const page = createDeferred(async () => (await import("./due-password-page.tsx")).DuePasswordPage);

export function DuePassword(props: DuePasswordPageProps) {
  const deferred = useDeferred(page);
  if (deferred.status === "ready") return <deferred.part {...props} />;
  if (deferred.status === "loading") return <NoticePage title={shellText("start.working")} />;
  return (
    <NoticePage title={shellText("part.failed")}>
      <Button type="primary" onClick={page.load}>
        {shellText("retry")}
      </Button>
    </NoticePage>
  );
}
