import type { NoticePort } from "../request/client-options.ts";

/** Takes messages from outside React; those that come before the page can show them wait. */
export interface NoticeOutlet {
  readonly port: NoticePort;
  /** Returns the way to unbind. */
  readonly bind: (show: NoticePort["error"]) => () => void;
}

export function createNoticeOutlet(): NoticeOutlet {
  const waiting: Parameters<NoticePort["error"]>[] = [];
  let show: NoticePort["error"] | null = null;
  return {
    port: {
      error: (...notice) => {
        if (show) show(...notice);
        else waiting.push(notice);
      },
    },
    bind: (next) => {
      show = next;
      for (const notice of waiting.splice(0)) next(...notice);
      return () => {
        show = null;
      };
    },
  };
}
