import type { Form } from "@formily/core";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import type { Row } from "../../../fields/field-view.ts";
import type { FormBody } from "../../../schema/plan/screen-plan.ts";
import { useConfirm } from "../../action/use-confirm.ts";
import type { Scope, Screen } from "../../screen.ts";
import { draftKeeper } from "./draft-keeper.ts";
import { DraftLine } from "./draft-line.tsx";
import { draftName } from "./draft-name.ts";
import { draftStore, type Draft } from "./draft-store.ts";
import { secretTitles } from "./draft-values.ts";

interface DraftInput {
  readonly screen: Screen;
  readonly body: FormBody & { readonly id: string };
  readonly form: Form;
  readonly scope: Scope;
  readonly record: Row | null;
  readonly readOnly: boolean;
}

interface FormDraft {
  /** Above the fields; null while there is nothing to say. */
  readonly line: ReactNode;
  /** Forgets the draft: what is in the form now is sent, or given up. The same function every time. */
  readonly forget: () => void;
}

interface Shown {
  readonly state: "restored" | "offered";
  readonly draft: Draft;
  readonly missing: readonly string[];
}

/** Keeps what is typed until it is sent, and brings it back into the form that it was typed into. */
export function useDraft({ screen, body, form, scope, record, readOnly }: DraftInput): FormDraft {
  const confirm = useConfirm();
  const [shown, setShown] = useState<Shown | null>(null);
  const hasRecord = record !== null;
  const { host, plan } = screen;
  const keeper = useMemo(() => {
    const store = draftStore(host.storage, host.session.user.id);
    return draftKeeper(form, store, draftName(plan.id, body, scope), hasRecord);
  }, [host, plan, body, form, scope, hasRecord]);
  const restore = useCallback(
    (draft: Draft) => {
      keeper.restore(draft);
      setShown({ state: "restored", draft, missing: secretTitles(form) });
    },
    [form, keeper],
  );
  useEffect(() => {
    if (readOnly) return;
    const found = keeper.open();
    if (found?.fits) restore(found.draft);
    else if (found) setShown({ state: "offered", draft: found.draft, missing: secretTitles(form) });
    return keeper.follow();
  }, [form, keeper, readOnly, restore]);
  const forget = useCallback(() => {
    keeper.forget();
    setShown(null);
  }, [keeper]);
  const discard = async ({ state, draft }: Shown) => {
    if (!(await confirm("确定放弃未提交的内容？放弃后无法恢复", true))) return;
    if (state === "restored") keeper.putBack(draft);
    forget();
  };
  const line = shown && (
    <DraftLine
      state={shown.state}
      missing={shown.missing}
      onRestore={() => restore(shown.draft)}
      onDiscard={() => void discard(shown)}
    />
  );
  return { line, forget };
}
