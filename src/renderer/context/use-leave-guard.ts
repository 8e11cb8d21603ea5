import { useMemo, useState } from "react";
import { useConfirm } from "../action/use-confirm.ts";
import type { ScreenPlace } from "../host.ts";
import { createNestedGuards } from "../nested/nested-guards.ts";

const SCREEN = "screen";

/** The place of a screen whose questions are also shown before the screen changes its company or period. */
export function useLeaveGuard(place: ScreenPlace): {
  readonly place: ScreenPlace;
  /** Runs what leaves the screen, after its questions. */
  readonly leave: (go: () => void) => Promise<void>;
} {
  const confirm = useConfirm();
  const [guards] = useState(createNestedGuards);
  const inside = useMemo<ScreenPlace>(
    () => ({
      ...place,
      guardClosing: (question, onAgreed) => {
        const takeBack = [guards.add(SCREEN, question, onAgreed), place.guardClosing(question, onAgreed)];
        return () => takeBack.forEach((take) => take());
      },
    }),
    [place, guards],
  );
  const leave = async (go: () => void) => {
    const question = guards.ask();
    if (question !== null) {
      if (!(await confirm(question, { ok: "放弃修改", danger: true }))) return;
      guards.agree();
    }
    go();
  };
  return { place: inside, leave };
}
