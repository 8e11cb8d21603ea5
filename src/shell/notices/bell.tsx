import "./bell.css";
import { BellOutlined } from "@ant-design/icons";
import { Badge, Button } from "antd";
import { useSyncExternalStore } from "react";
import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import { HeaderPopup } from "../layout/header-popup.tsx";
import { shellText } from "../shell-text.ts";
import { useNotices } from "./notices-context.ts";

const MOST = 99;
const panel = createDeferred(async () => (await import("./notice-panel.tsx")).NoticePanel);

/** The header's entry to the notices, with the number of the unread ones. */
export function Bell() {
  const { center } = useNotices();
  const unread = useSyncExternalStore(center.subscribe, center.unread);
  return (
    <HeaderPopup
      label={shellText("notice.title")}
      buttonLabel={unread > 0 ? shellText("notice.unread", { count: unread }) : shellText("notice.title")}
      face={
        <Badge count={unread} overflowCount={MOST} size="small">
          <BellOutlined className="bell-face" aria-hidden />
        </Badge>
      }
    >
      {(close) => <Panel close={close} />}
    </HeaderPopup>
  );
}

function Panel({ close }: { readonly close: () => void }) {
  const deferred = useDeferred(panel);
  return (
    <div className="bell-panel">
      {deferred.status === "ready" && <deferred.part close={close} />}
      {deferred.status === "loading" && <output className="bell-words">{shellText("notice.loading")}</output>}
      {deferred.status === "failed" && (
        <div className="bell-words" role="alert">
          <p>{shellText("notice.failed")}</p>
          <Button size="small" onClick={panel.load}>
            {shellText("retry")}
          </Button>
        </div>
      )}
    </div>
  );
}
