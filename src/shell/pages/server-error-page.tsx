import { Button } from "antd";
import { useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { shellText } from "../shell-text.ts";
import { HOME_PATH } from "../tabs/tabs-reducer.ts";
import { Notice } from "./notice-page.tsx";

/** The state of a navigation to this page: the address where the browser was offline. */
interface OfflineState {
  readonly offlineAt: string;
}

/** A failed service, or a browser without network; then it notices when the network is back. */
export function ServerErrorPage() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: OfflineState | null };
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const back = state?.offlineAt ?? HOME_PATH;
  const name = !isOnline ? "offline" : state ? "online" : "serverError";
  return (
    <Notice title={shellText(`${name}.title`)} text={shellText(`${name}.text`)}>
      <Button type="primary" disabled={!isOnline} onClick={() => void navigate(back, { replace: true })}>
        {shellText(state ? "offline.back" : "retry")}
      </Button>
    </Notice>
  );
}

function followNetwork(notify: () => void): () => void {
  window.addEventListener("online", notify);
  window.addEventListener("offline", notify);
  return () => {
    window.removeEventListener("online", notify);
    window.removeEventListener("offline", notify);
  };
}
