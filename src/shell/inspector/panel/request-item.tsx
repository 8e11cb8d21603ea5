import { useState } from "react";
import type { LoggedRequest } from "../requests/request-list.ts";
import { PlaceLink } from "./place-link.tsx";

/** Answers beyond so many characters are cut. */
const LONGEST = 20_000;

/** One call: its operation, how it ended, and in its details parameters and answer. */
export function RequestItem({ request }: { readonly request: LoggedRequest }) {
  const [isOpen, setOpen] = useState(false);
  const { operationId, title, address, startedAt, params, outcome } = request;
  const isFailed = outcome.state === "failed" && !outcome.isCancelled;
  return (
    <li className="inspector-request">
      <button
        type="button"
        className={isFailed ? "inspector-request-head inspector-failed" : "inspector-request-head"}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="inspector-request-time">{startedAt}</span>
        <span className="inspector-node-title">{title}</span>
        <span className="inspector-node-name">{operationId}</span>
        <span className="inspector-request-end">{endText(outcome)}</span>
      </button>
      {isOpen && (
        <div className="inspector-request-body">
          <div className="inspector-note">{address}</div>
          {outcome.state === "failed" && <Failure {...outcome} />}
          <JsonText label="参数" value={params} />
          {outcome.state === "answered" && <JsonText label="结果" value={outcome.result} />}
        </div>
      )}
    </li>
  );
}

/** The sentence that users read, and what a server in development says of the cause. */
function Failure({ message, requestNo, fault }: Extract<LoggedRequest["outcome"], { state: "failed" }>) {
  return (
    <>
      <p className="inspector-failure">{message}</p>
      {fault && (
        <dl className="inspector-fault">
          <dt>原因</dt>
          <dd>{fault.message}</dd>
          {fault.at !== null && <dt>位置</dt>}
          {fault.at !== null && (
            <dd>
              <PlaceLink place={fault.at} isLong />
            </dd>
          )}
          {requestNo !== undefined && <dt>请求编号</dt>}
          {requestNo !== undefined && <dd>{requestNo}</dd>}
        </dl>
      )}
    </>
  );
}

function endText(outcome: LoggedRequest["outcome"]): string {
  if (outcome.state === "pending") return "进行中";
  const time = `${Math.round(outcome.ms)} 毫秒`;
  if (outcome.state === "answered") return `200 · ${outcome.code} · ${sizeText(outcome.bytes)} · ${time}`;
  if (outcome.isCancelled) return `已取消 · ${time}`;
  return [outcome.status, outcome.code, "失败", time].filter((part) => part !== undefined).join(" · ");
}

function sizeText(bytes: number): string {
  return bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`;
}

function JsonText({ label, value }: { readonly label: string; readonly value: unknown }) {
  const text = JSON.stringify(value, null, 2) ?? "";
  return (
    <details open={text.length < 400}>
      <summary>{label}</summary>
      <pre className="inspector-code">
        {text.length > LONGEST ? `${text.slice(0, LONGEST)}\n… 共 ${text.length} 个字符，已截断` : text}
      </pre>
    </details>
  );
}
