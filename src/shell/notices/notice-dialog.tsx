import "./notice-dialog.css";
import { App, Button, Modal } from "antd";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Attachment } from "../../domain/attachments.ts";
import { Preview } from "../../fields/image/preview.tsx";
import { picturesIn } from "../../fields/markup/markup-pictures.ts";
import { Markup } from "../../fields/markup/markup.tsx";
import { readWith } from "../previews/read-with.ts";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import type { Notice } from "./notice.ts";
import { useNotices } from "./notices-context.ts";

interface NoticeDialogProps {
  readonly notice: Notice;
  /** Counted from the lowest. */
  readonly place: number;
  readonly isOnTop: boolean;
  readonly onClose: () => void;
}

/** Pictures above the notice. */
interface Shown {
  readonly pictures: readonly Attachment[];
  readonly current: number;
}

const WIDTH = 900;
const TOP = 72;
const STEP = 24;

/** A notice in full. The one on top counts as read. */
export function NoticeDialog({ notice, place, isOnTop, onClose }: NoticeDialogProps) {
  const { message } = App.useApp();
  const { client } = useShell();
  const readFile = useMemo(() => readWith(client), [client]);
  const body = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  useReading(notice, isOnTop);
  const show = useCallback(
    (current: number) => {
      const pictures = body.current ? picturesIn(body.current) : [];
      if (pictures.length > 0) setShown({ pictures, current });
      else void message.info(shellText("notice.pictures.none"));
    },
    [message],
  );
  return (
    <>
      <Modal
        open
        title={shellText("notice.detail")}
        width={WIDTH}
        style={{ top: TOP + place * STEP }}
        // The large picture above it is what Esc closes first.
        keyboard={shown === null}
        onCancel={onClose}
        footer={
          <div className="notice-dialog-foot">
            {place > 0 && <span>{shellText("notice.below", { count: place })}</span>}
            <Button onClick={() => show(0)}>{shellText("notice.pictures")}</Button>
            <Button type="primary" onClick={onClose}>
              {shellText("notice.close")}
            </Button>
          </div>
        }
      >
        <h2 className="notice-dialog-title">{notice.noticeTitle}</h2>
        <p className="notice-dialog-time">{shellText("notice.effectTime", { time: notice.effectTime })}</p>
        <div ref={body}>
          <Markup text={notice.noticeBody} readFile={readFile} onPicture={show} />
        </div>
      </Modal>
      {shown && (
        <Preview
          {...shown}
          readFile={readFile}
          onChange={(current) => setShown({ ...shown, current })}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

/** Marks the notice as read as soon as it stands on top. */
function useReading(notice: Notice, isOnTop: boolean): void {
  const { center } = useNotices();
  useEffect(() => {
    if (!isOnTop || center.isRead(notice)) return;
    // The client has shown the failure; the notice stays unread.
    center.markRead(notice.relationId).catch(() => undefined);
  }, [center, notice, isOnTop]);
}
