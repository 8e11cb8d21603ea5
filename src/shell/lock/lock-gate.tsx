import { App } from "antd";
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import { Cover } from "../cover/cover.tsx";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { closePinQuestion, usePinQuestion } from "./pin-question.ts";
import { useLocking } from "./use-locking.ts";
import { useScreenLock } from "./use-screen-lock.ts";

/** Apart, because few people lock on a day; without it the window is empty, never open. */
const page = createDeferred(async () => (await import("./lock-page.tsx")).LockPage);
const question = createDeferred(async () => (await import("./pin-dialog.tsx")).PinDialog);

/** Takes everything else out of sight while the screen is locked: pages, what lies over them, and what would be printed. */
export function LockGate(): ReactNode {
  const { sessions } = useShell();
  const isLocked = useScreenLock().openedBy !== null;
  const lock = useLocking();
  const isAsked = usePinQuestion();
  const [isCovered, setCovered] = useState(isLocked);
  // A session that ends takes its lock along; what it showed stays out of sight until the page is left.
  if (isLocked ? !isCovered : isCovered && sessions.isAlive()) setCovered(isLocked);
  useEffect(() => {
    if (!lock) return;
    const press = (event: KeyboardEvent) => {
      if (event.code !== "KeyL" || !event.ctrlKey || !event.altKey || event.shiftKey) return;
      event.preventDefault();
      lock();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [lock]);
  useEffect(() => closePinQuestion, []);
  if (isCovered) return <Locked />;
  return isAsked && <Question />;
}

/** A part that could not be fetched is fetched again when the user locks again. */
function Question() {
  const deferred = useDeferred(question);
  const { message } = App.useApp();
  const isFailed = deferred.status === "failed";
  useEffect(() => {
    if (!isFailed) return;
    void message.error(shellText("part.failed"));
    closePinQuestion();
  }, [isFailed, message]);
  return deferred.status === "ready" && <deferred.part />;
}

function Locked() {
  const deferred = useDeferred(page);
  useLayoutEffect(() => {
    document.title = shellText("lock.title", { product: shellText("product") });
  }, []);
  const face = deferred.status === "ready" ? <deferred.part /> : deferred.status === "failed" && <Failed />;
  return <Cover>{face}</Cover>;
}

function Failed() {
  return (
    <main className="notice-page">
      <p role="alert">{shellText("part.failed")}</p>
      <button type="button" onClick={page.load}>
        {shellText("retry")}
      </button>
    </main>
  );
}
