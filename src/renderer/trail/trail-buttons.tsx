import { App } from "antd";
import { useEffect, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { failureText } from "../failure-text.ts";
import type { Scope, Screen } from "../host.ts";
import { placeOf, type Step, type Trail } from "./trail.ts";
import { stepTrail } from "./step-trail.ts";

interface TrailButtonsProps {
  readonly screen: Screen;
  readonly scope: Scope;
  /** 上一家: what stands behind 上一. */
  readonly measureWord: string;
  /** The parameters of this page's address that the next one takes over. */
  readonly kept: readonly string[];
}

const KEYS: { readonly [key: string]: Step } = { ArrowUp: -1, ArrowDown: 1 };

/** The record before and the one after, in the list that the page was opened from; also by Alt and an arrow. */
export function TrailButtons({ screen, scope, measureWord, kept }: TrailButtonsProps) {
  const { host, place } = screen;
  const { trail } = place;
  const { message } = App.useApp();
  const [walking, setWalking] = useState<Step | null>(null);
  const go = async (step: Step) => {
    if (!trail || walking !== null) return;
    if (isEnd(trail, step)) return void message.info(endWords(step, measureWord));
    setWalking(step);
    try {
      const reached = await stepTrail(trail, step, host, scope, kept);
      if (reached) place.follow?.(reached);
      else void message.info(endWords(step, measureWord));
    } catch (error) {
      void message.error(`没有取得列表：${failureText(error)}`);
    }
    setWalking(null);
  };
  const buttons = useRef<HTMLDivElement>(null);
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  const hasTrail = trail !== undefined;
  useEffect(() => {
    if (!hasTrail) return;
    const press = (event: KeyboardEvent) => {
      const step = event.altKey ? KEYS[event.key] : undefined;
      if (step === undefined || event.defaultPrevented || isElsewhere(event.target, buttons.current)) return;
      event.preventDefault();
      void latest.current(step);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [hasTrail]);
  if (!trail) return null;
  const button = (step: Step, label: string, key: string) => (
    <Button
      size="small"
      busy={walking === step}
      aria-keyshortcuts={`Alt+Arrow${step === 1 ? "Down" : "Up"}`}
      {...(isEnd(trail, step) ? { off: endWords(step, measureWord) } : { title: `Alt + ${key}` })}
      onClick={() => void go(step)}
    >
      {label}
    </Button>
  );
  return (
    <div className="walk" ref={buttons}>
      <span className="walk-place">{`${placeOf(trail)} / ${trail.total}`}</span>
      {button(-1, `上一${measureWord}`, "↑")}
      {button(1, `下一${measureWord}`, "↓")}
    </div>
  );
}

function isEnd(trail: Trail, step: Step): boolean {
  const next = placeOf(trail) + step;
  return next < 1 || next > trail.total;
}

function endWords(step: Step, measureWord: string): string {
  return `已经是${step === 1 ? "最后" : "第"}一${measureWord}`;
}

/** Controls, and dialogs in front of the page, have keys of their own. A box of a row is no control that arrows move in. */
function isElsewhere(target: EventTarget | null, buttons: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input:not([type=checkbox]), select, textarea") !== null) return true;
  const dialog = target.closest("[role=dialog]");
  const own = buttons?.closest("[role=dialog]") ?? null;
  // Nothing has the focus: the keys belong to what stands in front.
  return dialog === null ? own === null && document.querySelector(IN_FRONT) !== null : dialog !== own;
}

const IN_FRONT = ".ant-drawer-open, .ant-modal-wrap";
