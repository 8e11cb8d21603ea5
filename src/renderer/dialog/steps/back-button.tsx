import { Button } from "../../button.tsx";
import type { UnsavedRef } from "../../form/use-unsaved.ts";
import type { Row } from "../../../fields/field-view.ts";
import type { Steps } from "./use-steps.ts";

interface BackButtonProps {
  readonly back: Steps["back"];
  readonly typed: () => Row;
  readonly unsavedRef: UnsavedRef;
  readonly onLeave: () => void;
}

/** The way to the step before; what is typed here waits until the user comes again. */
export function BackButton({ back, typed, unsavedRef, onLeave }: BackButtonProps) {
  if (!back) return null;
  const leave = () => {
    const isUnsent = unsavedRef.current.wouldLose();
    unsavedRef.current.discard();
    onLeave();
    back.go(typed(), isUnsent);
  };
  return (
    <Button title={`返回「${back.title}」`} onClick={leave}>
      上一步
    </Button>
  );
}
