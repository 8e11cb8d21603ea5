import { Button } from "antd";
import { createDeferred, useDeferred } from "../../../fields/deferred.ts";
import { shellText } from "../../shell-text.ts";
import type { GuideKind } from "./guide-page.tsx";
import { NoticePage } from "../notice-page.tsx";

/** Apart, because clients open it and staff seldom do. */
const page = createDeferred(async () => (await import("./guide-page.tsx")).GuidePage);

export function Guide({ kind }: { readonly kind: GuideKind }) {
  const shown = useDeferred(page);
  if (shown.status === "ready") return <shown.part kind={kind} />;
  if (shown.status === "loading") return <NoticePage title={shellText("start.working")} />;
  return (
    <NoticePage title={shellText("screen.failed")} text={shellText("screen.unreachable")}>
      <Button type="primary" onClick={page.load}>
        {shellText("retry")}
      </Button>
    </NoticePage>
  );
}
