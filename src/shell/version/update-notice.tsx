import { App, Button } from "antd";
import { useEffect, useSyncExternalStore } from "react";
import { shellText } from "../shell-text.ts";
import type { Updates } from "./updates.ts";

const KEY = "version";

interface UpdateNoticeProps {
  readonly updates: Updates;
  readonly onReload: () => void;
}

/** Announces that the page is being reloaded, or offers a reload where it would lose something. */
export function UpdateNotice({ updates, onReload }: UpdateNoticeProps) {
  const state = useSyncExternalStore(updates.subscribe, updates.get);
  const { message, notification } = App.useApp();
  useEffect(() => {
    if (state === "reloading") {
      void message.info({ key: KEY, content: shellText("version.reloading"), duration: 0 });
      return () => message.destroy(KEY);
    }
    if (state === "current") return undefined;
    notification.info({
      key: KEY,
      message: shellText("version.new"),
      description: shellText("version.unsaved"),
      duration: 0,
      actions: (
        <Button type="primary" onClick={onReload}>
          {shellText("refresh")}
        </Button>
      ),
    });
    return () => notification.destroy(KEY);
  }, [state, message, notification, onReload]);
  return null;
}
