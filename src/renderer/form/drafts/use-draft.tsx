import type { Form } from "@formily/core";
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from "react";
import type { Row } from "../../../fields/field-view.ts";
import type { FormBody } from "../../../schema/plan/plans/screen-plan.ts";
import { useConfirm } from "../../action/use-confirm.ts";
import type { Scope, Screen } from "../../host.ts";
import { draftKeeper } from "./draft-keeper.ts";
import { DraftLine } from "./draft-line.tsx";
import { draftStore } from "./draft-store.ts";
import { fnv1a64 } from "../../../domain/fnv-hash.ts";
import { recordKey } from "../../record/record-key.ts";

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

/** Keeps what is typed until it is sent, and brings it back into the form that it was typed into. */
export function useDraft({ screen, body, form, scope, record, readOnly }: DraftInput): FormDraft {
  const confirm = useConfirm();
  const hasRecord = record !== null;
  const { host, plan } = screen;
  const keeper = useMemo(() => {
    const store = draftStore(host.storage, host.session.user.id);
    return draftKeeper(form, store, draftName(plan.id, body, scope), hasRecord);
  }, [host, plan, body, form, scope, hasRecord]);
  const shown = useSyncExternalStore(keeper.subscribe, keeper.shown);
  useEffect(() => (readOnly ? undefined : keeper.follow()), [keeper, readOnly]);
  const discard = async () => {
    if (await confirm("确定放弃未提交的内容？放弃后无法恢复", { ok: "放弃内容", danger: true }))
      keeper.discard();
  };
  const line = shown && (
    <DraftLine
      state={shown.state}
      missing={shown.missing}
      onRestore={keeper.restore}
      onDiscard={() => void discard()}
    />
  );
  return { line, forget: keeper.forget };
}

/** The name of a form's draft; the same form over another record, or with other opening values, has another name. */
function draftName(screenId: string, body: FormBody & { readonly id: string }, scope: Scope): string {
  const isPage = body.id === screenId;
  const about = body.record
    ? recordKey(body.record, scope)
    : JSON.stringify(isPage ? (scope.route ?? null) : (scope.given ?? null));
  return `${screenId}/${body.id}/${fnv1a64(about)}`;
}
