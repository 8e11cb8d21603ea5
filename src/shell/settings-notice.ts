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
    let announced = { failed: false, unsaved: false };
    const tell = () => {
      const { status, unsaved } = settings.read();
      // The end of the session has a notice of its own.
      const isOver = unsaved instanceof RequestError && unsaved.failure === "expired";
      const now = { failed: announced.failed || status === "failed", unsaved: unsaved !== null && !isOver };
      if (now.failed && !announced.failed)
        notification.warning({
          key: "settings.unread",
          message: shellText("settings.unread"),
          description: shellText("settings.unreadMeans"),
        });
      if (now.unsaved && !announced.unsaved)
        notification.warning({
          key: "settings.unsaved",
          message: shellText("settings.unsaved"),
          description: failureText(unsaved),
        });
      announced = now;
    };
    tell();
    return settings.subscribe(tell);
  }, [settings, notification]);
}
