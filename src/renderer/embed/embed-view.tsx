import "./embed.css";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { EmbedPlan } from "../../schema/plan/plans/screen-plan.ts";
import { Button } from "../button.tsx";
import type { Screen } from "../host.ts";
import { ScreenMessage } from "../screen-message.tsx";
import { readExport } from "./read-export.ts";
import { useEmbeddedAddress } from "./use-embedded-address.ts";

/** The page's own scripts, forms, windows and downloads; never this window, nor what is kept for it. */
const ALLOWED = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads";
const SLOW_MS = 15_000;

/** A page of another system, which shares nothing with this one but the messages of its system. */
export function EmbedView({ screen }: { readonly screen: Screen<EmbedPlan> }) {
  const { plan, host } = screen;
  const { address, reload } = useEmbeddedAddress(screen);
  switch (address.status) {
    case "loading":
      return null;
    case "failed":
      return (
        <ScreenMessage
          title={`「${plan.title}」没有加载成功`}
          detail="请检查网络后重试。"
          action={{ label: "重试", run: reload }}
        />
      );
    case "missing":
      return (
        <ScreenMessage
          title={`「${plan.title}」尚未接入`}
          detail="此页面由 CRM 系统提供。请联系管理员：在服务端设置 CRM_URL（CRM 页面的地址）后重新启动即可使用。"
          action={{ label: "重新检查", run: reload }}
        />
      );
    case "ready":
      return <Frame title={plan.title} url={address.url} openPage={host.openPage} />;
  }
}

interface FrameProps {
  readonly title: string;
  readonly url: string;
  readonly openPage: (url: string) => boolean;
}

function Frame({ title, url, openPage }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(1);
  const [isLoaded, setLoaded] = useState(false);
  const [blocked, setBlocked] = useState<string | null>(null);
  const { origin } = new URL(url);
  const isSlow = useSlow(!isLoaded, loads);
  useExports(frame, origin, (file) => setBlocked(openPage(file) ? null : file));
  return (
    <div className="embedded">
      <div className="embedded-bar">
        <span className="embedded-state" aria-live="polite">
          {blocked !== null && "浏览器拦截了导出文件"}
          {blocked === null && !isLoaded && (isSlow ? "页面打开较慢，可重新加载" : "正在打开…")}
        </span>
        {blocked !== null && (
          <a href={blocked} target="_blank" rel="noreferrer" onClick={() => setBlocked(null)}>
            打开文件
          </a>
        )}
        <Button
          onClick={() => {
            setLoaded(false);
            setLoads(loads + 1);
          }}
        >
          重新加载
        </Button>
        <Button onClick={() => void openPage(url)}>新窗口打开</Button>
      </div>
      <iframe
        key={loads}
        ref={frame}
        className="embedded-frame"
        title={title}
        src={url}
        // A page of the own origin would not be shut in by the sandbox if it kept its origin.
        sandbox={origin === window.location.origin ? ALLOWED : `${ALLOWED} allow-same-origin`}
        referrerPolicy="origin"
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}

/** True once something has been waited for too long. */
function useSlow(isWaiting: boolean, tries: number): boolean {
  const [slowTry, setSlowTry] = useState(0);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlowTry(tries), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, tries]);
  return slowTry === tries;
}

/** Handles the exports of the page in the frame; other messages, and those of other senders, are ignored. */
function useExports(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onExport: (file: string) => void,
): void {
  useEffect(() => {
    const listen = ({ source, origin: sender, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const file = sender === origin ? readExport(data) : null;
      if (file !== null) onExport(file);
      // oxlint-disable-next-line no-console -- For the developer who connects a CRM.
      else if (import.meta.env.DEV) console.info("a message of the embedded page was ignored", sender, data);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [frame, origin, onExport]);
}
