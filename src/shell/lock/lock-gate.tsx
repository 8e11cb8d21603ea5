import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import { Cover } from "../cover/cover.tsx";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { useScreenLock } from "./use-screen-lock.ts";

/** Apart, because few people lock on a day; without it the window is empty, never open. */
const page = createDeferred(async () => (await import("./lock-page.tsx")).LockPage);

/** Takes everything else out of sight while the screen is locked: pages, what lies over them, and what would be printed. */
export function LockGate(): ReactNode {
  const { session, sessions } = useShell();
  const { isLocked, lock } = useScreenLock();
  const mayLock = session.info.hasPassword;
  const [isCovered, setCovered] = useState(isLocked);
  // A session that ends takes its lock along; what it showed stays out of sight until the page is left.
  if (isLocked ? !isCovered : isCovered && sessions.isAlive()) setCovered(isLocked);
  useEffect(() => {
    if (!mayLock) return;
    const press = (event: KeyboardEvent) => {
      if (event.code !== "KeyL" || !event.ctrlKey || !event.altKey || event.shiftKey) return;
      event.preventDefault();
      lock();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [mayLock, lock]);
  return isCovered && <Locked />;
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
