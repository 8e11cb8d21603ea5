import { useEffect, useRef } from "react";

/** Why the form was not saved. It stands in the foot, which is always in sight, and takes the focus without scrolling. */
export function FormFailure({ text }: { readonly text: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={alert} className="form-failure" role="alert" tabIndex={-1}>
      {text}
    </div>
  );
}
