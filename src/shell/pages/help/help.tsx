import { Button } from "antd";
import { createDeferred, useDeferred } from "../../../fields/deferred.ts";
import { shellText } from "../../shell-text.ts";
import { NoticePage } from "../notice-page.tsx";
import type { HelpPageProps } from "./help-page.tsx";

/** Apart, because few people need it. */
const page = createDeferred(async () => (await import("./help-page.tsx")).HelpPage);

export function Help(props: HelpPageProps) {
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
}
