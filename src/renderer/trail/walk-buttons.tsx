import "./walk.css";
import { App } from "antd";
import { useEffect, useRef } from "react";
import { Button } from "../button.tsx";
import type { Step } from "./trail.ts";

interface WalkButtonsProps {
  /** The place of what is shown, from 1. */
  readonly at: number;
  readonly total: number;
  /** 上一家: what stands behind 上一. */
  readonly measureWord: string;
  /** The step that is being taken. */
  readonly walking?: Step | null;
  readonly onStep: (step: Step) => void;
}

const KEYS: { readonly [key: string]: Step } = { ArrowUp: -1, ArrowDown: 1 };

/** Buttons that lead to the one before and to the next, with the place among all; also by Alt and an arrow. */
export function WalkButtons({ at, total, measureWord, walking = null, onStep }: WalkButtonsProps) {
  const { message } = App.useApp();
  const isEnd = (step: Step) => at + step < 1 || at + step > total;
  const go = (step: Step) => {
    if (isEnd(step)) void message.info(endWords(step, measureWord));
    else if (walking === null) onStep(step);
  };
  const buttons = useRef<HTMLDivElement>(null);
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = event.altKey ? KEYS[event.key] : undefined;
      if (step === undefined || event.defaultPrevented || isElsewhere(event.target, buttons.current)) return;
      event.preventDefault();
      latest.current(step);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  const button = (step: Step, label: string, key: string) => (
    <Button
      size="small"
      busy={walking === step}
      aria-keyshortcuts={`Alt+Arrow${step === 1 ? "Down" : "Up"}`}
      {...(isEnd(step) ? { off: endWords(step, measureWord) } : { title: `Alt + ${key}` })}
      onClick={() => go(step)}
    >
      {label}
    </Button>
  );
  return (
    <div className="walk" ref={buttons}>
      <span className="walk-place">{`${at} / ${total}`}</span>
      {button(-1, `上一${measureWord}`, "↑")}
      {button(1, `下一${measureWord}`, "↓")}
    </div>
  );
}

/** The sentence for a step beyond the first or the last. */
export function endWords(step: Step, measureWord: string): string {
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
