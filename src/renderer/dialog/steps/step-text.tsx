import { useEffect, useRef } from "react";

interface StepTextProps {
  readonly text: string;
  /** There is no field that could have the focus. */
  readonly isAlone: boolean;
}

/** The words of a step; they are read out where they are all that there is. */
export function StepText({ text, isAlone }: StepTextProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAlone) words.current?.focus();
  }, [isAlone]);
  return (
    <p ref={words} className="step-text" tabIndex={-1}>
      {text}
    </p>
  );
}
