import { useSyncExternalStore } from "react";
import { NoticeDialog } from "./notice-dialog.tsx";
import { useNotices } from "./notices-context.ts";

/** The opened notices, one above the other. */
export function NoticeDialogs() {
  const { center } = useNotices();
  const opened = useSyncExternalStore(center.subscribe, center.opened);
  return opened.map((notice, place) => (
    <NoticeDialog
      key={notice.relationId}
      notice={notice}
      place={place}
      isOnTop={place === opened.length - 1}
      onClose={() => center.close(notice.relationId)}
    />
  ));
}
