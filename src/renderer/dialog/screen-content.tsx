import { useEffect, useMemo, useRef, useState } from "react";
import type { DialogPlan } from "../../schema/plan/plans/screen-plan.ts";
import { NOTHING_UNSAVED, type UnsavedRef } from "../form/use-unsaved.ts";
import type { Scope, Screen, ScreenPlace } from "../host.ts";
import { EmbeddedScreen } from "../nested/embedded-screen.tsx";
import { createNestedGuards } from "../nested/nested-guards.ts";

interface ScreenContentProps {
  readonly screen: Screen;
  readonly dialog: Extract<DialogPlan, { kind: "screen" }>;
  readonly scope: Scope;
  readonly unsavedRef: UnsavedRef;
  readonly changesAround: number;
  readonly onCancel: () => void;
  /** Told when something has been changed inside. */
  readonly onChanged: () => void;
}

/** A screen as the content of a dialog, whose address is nobody's. */
export function ScreenContent({
  screen,
  dialog,
  scope,
  unsavedRef,
  changesAround,
  onCancel,
  onChanged,
}: ScreenContentProps) {
  const { host, context } = screen;
  const [search, replaceSearch] = useState("");
  const [guards] = useState(createNestedGuards);
  const latest = useRef({ onCancel, onChanged });
  useEffect(() => {
    latest.current = { onCancel, onChanged };
  });
  useEffect(() => {
    unsavedRef.current = { wouldLose: () => guards.ask() !== null, discard: guards.agree };
    return () => {
      unsavedRef.current = NOTHING_UNSAVED;
    };
  }, [unsavedRef, guards]);
  const place = useMemo<Omit<ScreenPlace, "given">>(
    () => ({
      context,
      search,
      replaceSearch,
      guardClosing: (question, onAgreed) => guards.add(dialog.id, question, onAgreed),
      close: () => latest.current.onCancel(),
      onChanged: () => latest.current.onChanged(),
      changesAround,
    }),
    [context, search, guards, dialog.id, changesAround],
  );
  return (
    <div className="dialog-screen">
      <EmbeddedScreen host={host} shown={dialog} scope={scope} place={place} />
    </div>
  );
}
