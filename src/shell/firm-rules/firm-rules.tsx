import { useState } from "react";
import { IdleWatch } from "../session-time/idle-watch.tsx";
import { useShell } from "../shell-context.tsx";
import { useSocketMessage } from "../sockets/use-socket-message.ts";
import { FirmWatermark } from "../watermark/firm-watermark.tsx";

/** The settings of the firm that hold on every page; a change counts at once. */
export function FirmRules() {
  const { client, session } = useShell();
  const [{ watermark, idleMinutes }, setRules] = useState(session.info);
  useSocketMessage("CHANGED", (news) => {
    if (news !== null && news.record !== "firmSetting") return;
    const asked = client.call("config.firmSetting.query", {}, { background: true });
    void asked
      .then((set) =>
        setRules((rules) => ({
          ...rules,
          watermark: set.watermarkOn === 1,
          idleMinutes: set.idleMinutes,
        })),
      )
      // A failed request changes nothing on the screen.
      .catch(() => {});
  });
  return (
    <>
      {watermark && <FirmWatermark />}
      {idleMinutes > 0 && <IdleWatch minutes={idleMinutes} />}
    </>
  );
}
