import { useEffect, useMemo, useRef, useState } from "react";
import { compileTemplate } from "../../expression/template.ts";
import type { DialogPlan } from "../../schema/plan/plans/screen-plan.ts";
import { useConfirm } from "../action/use-confirm.ts";
import { withCompany } from "../context/context-names.ts";
import { NOTHING_UNSAVED, type UnsavedRef } from "../form/use-unsaved.ts";
import { withInputs } from "../given/pass-inputs.ts";
import type { Given, Scope, Screen, ScreenPlace } from "../host.ts";
import { inputTemplates } from "./input-templates.ts";
import { createNestedGuards } from "../nested/nested-guards.ts";
import type { Reached, Trail } from "../trail/trail.ts";

type ScreenDialog = Extract<DialogPlan, { kind: "screen" }>;

interface ScreenContentProps {
  readonly screen: Screen;
  readonly dialog: ScreenDialog;
  readonly scope: Scope;
  readonly trail: Trail | undefined;
  readonly unsavedRef: UnsavedRef;
  readonly changesAround: number;
  readonly onCancel: () => void;
  /** Called when something inside has been changed. */
  readonly onChanged: () => void;
}

/** The record that the screen is about now: the one it was opened for, or one that was walked to. */
interface Shown {
  readonly given: Given;
  readonly search: string;
  readonly trail: Trail | undefined;
}

/** A screen as the content of a dialog, without an address of its own. */
export function ScreenContent(props: ScreenContentProps) {
  const { screen, dialog, scope, unsavedRef, changesAround, onCancel, onChanged } = props;
  const { host, context } = screen;
  const confirm = useConfirm();
  const [shown, setShown] = useState<Shown>(() => {
    const handed = compileTemplate(inputTemplates(dialog))(scope) as Handed;
    return { ...showHanded(handed, scope, ""), trail: props.trail };
  });
  const [guards] = useState(createNestedGuards);
  const [holds] = useState(() => new Set<Reason>());
  const follow = async ({ to, trail, kept }: Reached) => {
    const question = guards.ask();
    if (question !== null) {
      if (!(await confirm(question, { ok: "放弃修改", danger: true }))) return;
      guards.agree();
    }
    setShown(({ search }) => ({ ...showHanded(to, scope, keep(search, kept)), trail }));
  };
  const latest = useRef({ onCancel, onChanged, follow });
  useEffect(() => {
    latest.current = { onCancel, onChanged, follow };
  });
  useEffect(() => {
    unsavedRef.current = {
      wouldLose: () => guards.ask() !== null,
      discard: guards.agree,
      held: () => reasonOf(holds),
    };
    return () => {
      unsavedRef.current = NOTHING_UNSAVED;
    };
  }, [unsavedRef, guards, holds]);
  const place = useMemo<ScreenPlace>(
    () => ({
      context,
      given: shown.given,
      search: shown.search,
      replaceSearch: (search) => setShown((now) => ({ ...now, search })),
      guardClosing: (question, onAgreed) => guards.add(dialog.id, question, onAgreed),
      holdOpen: (reason) => {
        holds.add(reason);
        return () => void holds.delete(reason);
      },
      close: () => latest.current.onCancel(),
      onChanged: () => latest.current.onChanged(),
      changesAround,
      ...(dialog.context && { isChosen: true as const }),
      ...(shown.trail && {
        trail: shown.trail,
        follow: (reached) => void latest.current.follow(reached),
      }),
    }),
    [context, shown, guards, holds, dialog, changesAround],
  );
  return (
    <div className="dialog-screen">
      <host.NestedScreen id={dialog.screen} place={place} />
    </div>
  );
}

type Reason = () => string | null;

function reasonOf(holds: ReadonlySet<Reason>): string | null {
  for (const hold of holds) {
    const reason = hold();
    if (reason !== null) return reason;
  }
  return null;
}

interface Handed {
  readonly with?: unknown;
  readonly context?: { readonly company?: unknown };
}

function showHanded(handed: Handed, scope: Scope, search: string): Omit<Shown, "trail"> {
  const company = Number(handed.context?.company);
  return {
    given: withInputs(scope, handed.with),
    search: Number.isInteger(company) ? withCompany(search, company, []) : search,
  };
}

function keep(search: string, kept: readonly string[]): string {
  const params = new URLSearchParams(search);
  return new URLSearchParams([...params].filter(([name]) => kept.includes(name))).toString();
}
