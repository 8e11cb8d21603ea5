import { Button, Tour } from "antd";
import { useState } from "react";
import { type TourPlace, tourText } from "./tour-text.ts";

export interface TourProps {
  /** At its end, and wherever it is left. */
  readonly onClose: () => void;
}

const PLACES: readonly (readonly [TourPlace, string])[] = [
  ["top", ".shell-top"],
  ["side", ".shell-side"],
  ["search", ".shell-header [aria-keyshortcuts='Control+K']"],
  ["tabs", ".shell-tabs"],
  ["bell", ".shell-header button:has(.bell-face)"],
  ["user", ".shell-header button:has(.shell-avatar)"],
];

/** Leads along the parts of the frame that are in sight. */
export function FrameTour({ onClose }: TourProps) {
  const [steps] = useState(seenSteps);
  return (
    <Tour
      open
      steps={steps}
      onClose={onClose}
      onFinish={onClose}
      actionsRender={(buttons, { current, total }) =>
        current < total - 1 ? [<Skip key="skip" onSkip={onClose} />, buttons] : buttons
      }
    />
  );
}

function Skip({ onSkip }: { readonly onSkip: () => void }) {
  return (
    <Button type="text" size="small" onClick={onSkip}>
      {tourText("skip")}
    </Button>
  );
}

function seenSteps() {
  return PLACES.flatMap(([place, selector]) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element?.checkVisibility()) return [];
    return [
      { title: tourText(`${place}.title`), description: tourText(`${place}.text`), target: () => element },
    ];
  });
}
