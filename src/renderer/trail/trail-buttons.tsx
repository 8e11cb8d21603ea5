import { App } from "antd";
import { useState } from "react";
import { failureText } from "../failure-text.ts";
import type { Scope, Screen } from "../host.ts";
import { stepTrail } from "./step-trail.ts";
import { placeOf, type Step } from "./trail.ts";
import { endWords, WalkButtons } from "./walk-buttons.tsx";

interface TrailButtonsProps {
  readonly screen: Screen;
  readonly scope: Scope;
  /** 上一家: what stands behind 上一. */
  readonly measureWord: string;
  /** The parameters of this page's address that the next one takes over. */
  readonly kept: readonly string[];
}

/** The record before and the one after, in the list that the page was opened from. */
export function TrailButtons({ screen, scope, measureWord, kept }: TrailButtonsProps) {
  const { host, place } = screen;
  const { trail } = place;
  const { message } = App.useApp();
  const [walking, setWalking] = useState<Step | null>(null);
  if (!trail) return null;
  const go = async (step: Step) => {
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
  return (
    <WalkButtons
      at={placeOf(trail)}
      total={trail.total}
      measureWord={measureWord}
      walking={walking}
      onStep={(step) => void go(step)}
    />
  );
}
