import type { NoticePort } from "../request/client-options.ts";

/** Takes messages from outside React; those that come before the page can show them wait. */
export interface NoticeOutlet {
  readonly port: NoticePort;
  /** Returns the way to unbind. */
  readonly bind: (show: (text: string) => void) => () => void;
}

export function createNoticeOutlet(): NoticeOutlet {
  const waiting: string[] = [];
  let show: ((text: string) => void) | null = null;
  return {
    port: {
      error: (text) => {
        if (show) show(text);
        else waiting.push(text);
      },
    },
    bind: (next) => {
      show = next;
      for (const text of waiting.splice(0)) next(text);
      return () => {
        show = null;
      };
    },
  };
}
