import { Button, Empty, Popconfirm } from "antd";
import { useSyncExternalStore } from "react";
import { shellText } from "../shell-text.ts";
import { useSocketMessage } from "../sockets/use-socket-message.ts";
import type { Notice, NoticeCategory } from "./notice.ts";
import { useNotices } from "./notices-context.ts";
import { type NoticeList, useNoticeList } from "./use-notice-list.ts";

/** Distance from its end, in px, at which the list fetches more. */
const NEAR_END = 40;

/** The notices of a category, with what is done to all of them. */
export function NoticeTab({ category }: { readonly category: NoticeCategory }) {
  const { center } = useNotices();
  const list = useNoticeList(category);
  useSocketMessage("FLUSH_NOTICE", list.renew);
  const change = async (done: Promise<void>) => {
    // The client has shown the failure; the list stands as it was.
    await done.then(list.reload, () => undefined);
  };
  const isEmpty = list.notices.length === 0;
  return (
    <>
      <div
        className="notice-list"
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          if (scrollHeight - scrollTop - clientHeight < NEAR_END) list.loadMore();
        }}
      >
        <NoticeEntries list={list} />
      </div>
      <div className="notice-foot">
        <Button type="text" disabled={isEmpty} onClick={() => void change(center.markAllRead(category))}>
          {shellText("notice.readAll")}
        </Button>
        <Popconfirm
          title={shellText("notice.clear.question", { name: shellText(`notice.category.${category}`) })}
          okText={shellText("notice.clear.yes")}
          cancelText={shellText("cancel")}
          okButtonProps={{ danger: true }}
          // Elsewhere it would be taken for something outside the bell, which then closes.
          getPopupContainer={(button) => button.parentElement ?? document.body}
          onConfirm={() => change(center.clear(category))}
        >
          <Button type="text" disabled={isEmpty}>
            {shellText("notice.clear")}
          </Button>
        </Popconfirm>
      </div>
    </>
  );
}

function NoticeEntries({ list }: { readonly list: NoticeList }) {
  const { notices, state, failure, retry } = list;
  if (state === "ready" && notices.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={shellText("notice.none")} />;
  return (
    <>
      <ul className="notice-entries">
        {notices.map((notice) => (
          <NoticeEntry key={notice.relationId} notice={notice} />
        ))}
      </ul>
      {state === "loading" && <output className="notice-more">{shellText("notice.loading")}</output>}
      {state === "failed" && (
        <div className="notice-more" role="alert">
          <p>{failure}</p>
          <Button size="small" onClick={retry}>
            {shellText("retry")}
          </Button>
        </div>
      )}
    </>
  );
}

function NoticeEntry({ notice }: { readonly notice: Notice }) {
  const { center } = useNotices();
  const isRead = useSyncExternalStore(center.subscribe, () => center.isRead(notice));
  return (
    <li>
      <button
        type="button"
        className={isRead ? "notice-entry" : "notice-entry notice-entry-unread"}
        onClick={() => center.open(notice)}
      >
        <span className="notice-entry-title">
          {!isRead && <span className="notice-entry-mark">{shellText("notice.entry.unread")}</span>}
          {notice.noticeTitle}
        </span>
        <span className="notice-entry-abstract">{notice.noticeAbstract}</span>
        <span className="notice-entry-time">{notice.effectTime}</span>
      </button>
    </li>
  );
}
