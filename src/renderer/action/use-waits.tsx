import { App } from "antd";
import { useCallback, useEffect, useState } from "react";
import type { ActionContext } from "../../actions/verb-runner.ts";
import { Button } from "../button.tsx";
import { useDocumentVisible } from "../use-document-visible.ts";
import { createWaits, type WaitState } from "./create-waits.ts";

let begun = 0;

/** Shows what the steps of an action wait for, as long as the page is in sight, with the way to wait no longer. */
export function useWaits(): ActionContext["wait"] {
  const { message } = App.useApp();
  const [waits] = useState(createWaits);
  const isVisible = useDocumentVisible();
  useEffect(() => {
    waits.setInSight(isVisible);
    return () => waits.setInSight(false);
  }, [waits, isVisible]);
  return useCallback(
    (title) => {
      begun += 1;
      const key = `wait-${begun}`;
      return waits.begin({
        show: (state) =>
          void message.open({
            key,
            type: "loading",
            duration: 0,
            content: <WaitMessage title={title} state={state} />,
          }),
        hide: () => message.destroy(key),
      });
    },
    [waits, message],
  );
}

function WaitMessage({ title, state }: { readonly title: string; readonly state: WaitState }) {
  const { words, seconds, stop } = state;
  const [passed, setPassed] = useState(() => Math.floor(seconds()));
  useEffect(() => {
    const timer = setInterval(() => setPassed(Math.floor(seconds())), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <>
      正在等待「{title}」{words !== null && `，${words}`}
      {/* Hidden from screen readers, which would read it out every second. */}
      <span aria-hidden>（{passed} 秒）</span>{" "}
      <Button size="small" onClick={stop}>
        不再等待
      </Button>
    </>
  );
}
