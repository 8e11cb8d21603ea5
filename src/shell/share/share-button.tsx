import { ShareAltOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useState } from "react";
import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import { HeaderPopup } from "../layout/header-popup.tsx";
import { shellText } from "../shell-text.ts";
import type { SharePanelProps } from "./share-panel.tsx";

/** Apart, because few people open it on a day. */
const panel = createDeferred(async () => (await import("./share-panel.tsx")).SharePanel);

/** The header's entry to letting support staff in. The code lives as long as the page, for the server does not keep it. */
export function ShareButton() {
  const [code, setCode] = useState<string | null>(null);
  return (
    <HeaderPopup
      label={shellText("share.title")}
      face={
        <>
          <ShareAltOutlined aria-hidden />
          <span className="shell-entry-label">{shellText("share.title")}</span>
        </>
      }
    >
      {() => <DeferredPanel code={code} onCode={setCode} />}
    </HeaderPopup>
  );
}

function DeferredPanel(props: SharePanelProps) {
  const deferred = useDeferred(panel);
  if (deferred.status === "ready") return <deferred.part {...props} />;
  return deferred.status === "loading" ? (
    shellText("share.loading")
  ) : (
    <>
      {shellText("part.failed")}
      <Button type="link" size="small" onClick={panel.load}>
        {shellText("retry")}
      </Button>
    </>
  );
}
