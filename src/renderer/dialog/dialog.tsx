import { useCallback, useContext, useEffect, useRef, useState } from "react";
import type { DialogOutcome } from "../../actions/verb-runner.ts";
import { ErrorBoundary } from "../error-boundary.tsx";
import { NOTHING_UNSAVED, useUnsavedGuard } from "../form/use-unsaved.ts";
import { FootSlot } from "../foot/foot-slot.tsx";
import { nodeMark } from "../probe.ts";
import { failureText } from "../failure-text.ts";
import { ScreenMessage } from "../screen-message.tsx";
import { BesideHost } from "./beside-host.ts";
import { DialogContent } from "./dialog-content.tsx";
import { DialogEnd } from "./dialog-end.ts";
import { DialogHead } from "./dialog-head.ts";
import { DialogFrame } from "./dialog-frame.tsx";
import type { DialogProps } from "./dialog-props.ts";
import { giveFocusBack } from "./give-focus-back.ts";
import { useLostEscape } from "./use-lost-escape.ts";
import { useMayClose } from "./use-may-close.ts";

/** A modal, a drawer, or a panel next to the rows. It closes by mask, Esc, × or 取消 only when nothing typed gets lost, or the user agrees. */
export function Dialog(props: DialogProps) {
  const { screen, dialog, title, tags, opener, reload } = props;
  const [isOpen, setOpen] = useState(true);
  const [head, setHead] = useState<HTMLElement | null>(null);
  const unsavedRef = useRef(NOTHING_UNSAVED);
  const mayClose = useMayClose(unsavedRef);
  useUnsavedGuard(screen.place, unsavedRef, title, isOpen);
  const isFinished = useRef(false);
  const hasChanged = useRef(false);
  const finish = (outcome: DialogOutcome) => {
    if (isFinished.current) {
      // Left while it was being sent: what the server has done all the same shall be seen.
      if (outcome.outcome === "submitted") void reload("all").catch(ignore);
      return;
    }
    isFinished.current = true;
    // The action that opened it fetches all again.
    if (outcome.outcome === "submitted" && outcome.wrote) hasChanged.current = false;
    setOpen(false);
    props.onOutcome(outcome);
  };
  const end = async (outcome: DialogOutcome): Promise<boolean> => {
    if (isFinished.current) return true;
    const answer = mayClose();
    // Closes in the same tick where no confirmation is needed: the close is not awaited.
    if (!(answer === true || (await answer))) return false;
    finish(outcome);
    return true;
  };
  const latestEnd = useRef(end);
  useEffect(() => {
    latestEnd.current = end;
  });
  const endDialog = useCallback((outcome: DialogOutcome) => latestEnd.current(outcome), []);
  const close = () => void end({ outcome: "cancelled" });
  useLostEscape(isOpen, close);
  const listSide = useContext(BesideHost);
  const besideHost = dialog.place === "beside" ? listSide : null;
  const noteChange = () => {
    screen.place.onChanged?.();
    // The rows next to it are in sight.
    if (besideHost) void reload("all").catch(ignore);
    else hasChanged.current = true;
  };
  const handleClosed = () => {
    // antd forgets where the focus was, because the content takes it first; a drawer gives it, after this, to whatever had
    // it when it came into sight, which another Tab may have led to.
    queueMicrotask(() => giveFocusBack(opener));
    // The rows that the dialog was opened from show its changes.
    if (hasChanged.current) void reload("all").catch(ignore);
    props.onClosed();
  };
  return (
    <DialogFrame
      dialog={dialog}
      title={title}
      tags={tags}
      besideHost={besideHost}
      isOpen={isOpen}
      onClose={close}
      onClosed={handleClosed}
      headRef={setHead}
      mark={nodeMark?.(`dialog:${screen.plan.id}/${dialog.id}`)}
    >
      <ErrorBoundary fallback={showFailure}>
        <DialogEnd value={endDialog}>
          <DialogHead value={head}>
            {/* The foot of the page that it was opened from is behind it. */}
            <FootSlot value={null}>
              <DialogContent
                {...props}
                unsavedRef={unsavedRef}
                onCancel={close}
                onFinish={finish}
                onChanged={noteChange}
              />
            </FootSlot>
          </DialogHead>
        </DialogEnd>
      </ErrorBoundary>
    </DialogFrame>
  );
}

/** The list says itself that it could not be loaded; what is on show elsewhere is only older. */
const ignore = () => undefined;

function showFailure(error: Error) {
  return <ScreenMessage title="内容显示出错" detail={failureText(error)} />;
}
