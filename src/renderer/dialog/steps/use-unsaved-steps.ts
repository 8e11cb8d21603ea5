import { useEffect, useRef } from "react";
import { NOTHING_UNSAVED, type UnsavedRef } from "../../form/use-unsaved.ts";

/** Something typed gets lost with the dialog, in the form that stands there or in one before it. */
export function useUnsavedSteps(unsavedRef: UnsavedRef, unsent: readonly string[]): UnsavedRef {
  const form = useRef(NOTHING_UNSAVED);
  useEffect(() => {
    unsavedRef.current = {
      wouldLose: () => unsent.length > 0 || form.current.wouldLose(),
      discard: () => form.current.discard(),
    };
    return () => {
      unsavedRef.current = NOTHING_UNSAVED;
    };
  }, [unsavedRef, unsent]);
  return form;
}
