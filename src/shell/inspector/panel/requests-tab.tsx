import { useState, useSyncExternalStore } from "react";
import type { PartsStore } from "../parts-store.ts";
import type { LoggedRequest } from "../requests/request-list.ts";
import type { RequestLog } from "../requests/request-log.ts";
import { RequestItem } from "./request-item.tsx";
import { useOpenScreens } from "./use-open-screens.ts";

interface RequestsTabProps {
  readonly log: RequestLog;
  readonly parts: PartsStore;
}

const ALL = "";
const OPEN = "*";

/** The calls of the screens, newest first. */
export function RequestsTab({ log, parts }: RequestsTabProps) {
  const screens = useOpenScreens(parts);
  const all = useSyncExternalStore(log.subscribe, log.read);
  const [from, setFrom] = useState(OPEN);
  const [isCopied, setCopied] = useState(false);
  const open = new Map(screens.map(({ screen: { plan } }) => [plan.id, plan.title]));
  const others = [
    ...new Set(all.flatMap(({ screen }) => (screen === null || open.has(screen) ? [] : [screen]))),
  ];
  const shown = all.filter(
    ({ screen }) => from === ALL || (from === OPEN ? open.has(screen ?? "") : screen === from),
  );
  const copy = async () => {
    await navigator.clipboard.writeText(JSON.stringify(shown, null, 2));
    setCopied(true);
  };
  return (
    <div className="inspector-requests">
      <div className="inspector-tools">
        <select aria-label="页面" value={from} onChange={(event) => setFrom(event.currentTarget.value)}>
          <option value={OPEN}>当前页面</option>
          <option value={ALL}>全部</option>
          {[...open].map(([id, title]) => (
            <option key={id} value={id}>{`${title} ${id}`}</option>
          ))}
          {others.map((id) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </select>
        <span className="inspector-node-name">{`${shown.length} 次请求`}</span>
        <span className="inspector-gap" />
        <button type="button" className="inspector-button" onClick={() => void copy()}>
          {isCopied ? "已复制" : "复制"}
        </button>
        <button type="button" className="inspector-button" onClick={log.clear}>
          清空
        </button>
      </div>
      <ol className="inspector-list" aria-label="请求">
        {shown.map((request: LoggedRequest) => (
          <RequestItem key={request.number} request={request} />
        ))}
      </ol>
      {shown.length === 0 && <p className="inspector-empty">还没有请求</p>}
    </div>
  );
}
