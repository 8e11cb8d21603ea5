import { useEffect, useRef } from "react";
import type { Failure } from "./use-submit.ts";

/** Why the form was not saved. It stands in the foot, which is always in sight, and takes the focus without scrolling. */
export function FormFailure({ text, takesFocus }: Failure) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) alert.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={alert} className="form-failure" role="alert" tabIndex={-1}>
      {text}
    </div>
  );
}
