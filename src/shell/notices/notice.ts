/** A notice as the user has received it. */
export interface Notice {
  readonly relationId: number;
  readonly noticeTitle: string;
  readonly noticeAbstract: string;
  /** Formatted text; it is cleaned before it is shown. */
  readonly noticeBody: string;
  readonly effectTime: string;
  readonly isRead: boolean;
}

export type NoticeCategory = 0 | 1;

const READ = 1;

export interface NoticePage {
  readonly list: readonly Notice[];
  readonly total: number;
}

/** A page of notices as the server answers it. Throws what the user may read. */
export function readNoticePage(answer: unknown): NoticePage {
  const { list, total } = (answer ?? {}) as { readonly list?: unknown; readonly total?: unknown };
  if (!Array.isArray(list) || typeof total !== "number") throw new Error("通知的数据格式不正确");
  return { list: list.map(readNotice), total };
}

function readNotice(answer: { readonly [name: string]: unknown }): Notice {
  const { relationId, deliverStatus } = answer;
  if (typeof relationId !== "number") throw new Error("通知的数据格式不正确");
  const text = (name: string) => {
    const value = answer[name];
    return typeof value === "string" ? value : "";
  };
  return {
    relationId,
    noticeTitle: text("noticeTitle"),
    noticeAbstract: text("noticeAbstract"),
    noticeBody: text("noticeBody"),
    effectTime: text("effectTime"),
    isRead: deliverStatus === READ,
  };
}

/** Each notice once, as it came first. */
export function withoutRepeats(notices: readonly Notice[]): readonly Notice[] {
  return [
    ...new Map(notices.toReversed().map((notice) => [notice.relationId, notice])).values(),
  ].toReversed();
}
