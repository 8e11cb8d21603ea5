import { App } from "antd";
import { useEffect } from "react";
import { RequestError } from "../request/request-error.ts";
import type { UserSettings } from "../session/user-settings/user-settings.ts";
import { failureText } from "../renderer/failure-text.ts";
import { shellText } from "./shell-text.ts";

/** Says once when the user's settings could not be read, and once for each break in which they cannot be saved. */
export function useSettingsNotice(settings: UserSettings): void {
  const { notification } = App.useApp();
  useEffect(() => {
    let told = { failed: false, unsaved: false };
    const tell = () => {
      const { status, unsaved } = settings.read();
      // That the session is over is told by itself.
      const isOver = unsaved instanceof RequestError && unsaved.failure === "expired";
      const now = { failed: told.failed || status === "failed", unsaved: unsaved !== null && !isOver };
      if (now.failed && !told.failed)
        notification.warning({
          key: "settings.unread",
          message: shellText("settings.unread"),
          description: shellText("settings.unreadMeans"),
        });
      if (now.unsaved && !told.unsaved)
        notification.warning({
          key: "settings.unsaved",
          message: shellText("settings.unsaved"),
          description: failureText(unsaved),
        });
      told = now;
    };
    tell();
    return settings.subscribe(tell);
  }, [settings, notification]);
}
