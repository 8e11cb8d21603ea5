import type { Form } from "@formily/core";
import type { StartedJob } from "../../actions/verb-runner.ts";
import { compileTemplate, compileWords } from "../../expression/template.ts";
import type { Row } from "../../fields/field-view.ts";
import type { FormBody } from "../../schema/plan/plans/screen-plan.ts";
import type { RendererHost, Scope, Screen } from "../host.ts";
import type { Conflict } from "./conflict/conflict.ts";
import { readConflict, takeOver } from "./conflict/read-conflict.ts";
import { baseOf, setBase } from "./values/form-base.ts";
import { formValues, sentValues } from "./values/form-values.ts";
import { requestFields } from "./values/request-fields.ts";

/** The values that the form has sent and the answer; without a `submit` of its own, the values themselves. */
export interface Submitted {
  readonly values: Record<string, unknown>;
  readonly result: unknown;
  /** The parameters of the request; the values, where there was none. */
  readonly sent: Record<string, unknown>;
  /** The task that it has started. */
  readonly job?: StartedJob;
}

/** Decides in the place of the form how it is sent, and whether the answer lets it go. */
export interface Exchange {
  /** Called before anything is sent. */
  readonly begin: () => void;
  /** Names that the parameters see beside those of the form. */
  readonly names: () => Scope;
  /** Sends in the place of the form's own call. */
  readonly send?: () => Promise<unknown>;
  /** Says why the form stays, although it was answered; null: it goes. */
  readonly refusal: (submitted: Submitted) => string | null;
}

export interface Submission {
  readonly screen: Screen;
  readonly body: FormBody;
  readonly form: Form;
  readonly scope: Scope;
  readonly record: Row | null;
  readonly readOnly: boolean;
  /** True while files are on their way, which would be missing from the values. */
  readonly isUploading: () => boolean;
  readonly exchange?: Exchange;
  readonly onSubmitted: (submitted: Submitted) => void;
  /** The form holds the values that another user has saved, and none of its own. */
  readonly onReloaded: () => void;
}

interface Sending {
  readonly call: RendererHost["call"];
  /** Resolves when the user has decided upon what another one has saved in the meantime. */
  readonly showConflict: (conflict: Conflict) => Promise<void>;
}

/** An answer that keeps the form where it is; its message is the sentence for the user. */
export class Refused extends Error {}

/** Sends the values of a validated form once. */
export async function sendForm(submission: Submission, { call, showConflict }: Sending): Promise<void> {
  const { screen, body, form, record, exchange } = submission;
  const finish = (submitted: Submitted) => {
    const refusal = exchange?.refusal(submitted) ?? null;
    if (refusal !== null) throw new Refused(refusal);
    submission.onSubmitted(submitted);
  };
  const scope = { ...submission.scope, ...exchange?.names() };
  const values = formValues(form, body.whenHidden, record);
  const { submit: use } = body;
  if (!use) {
    const result = exchange?.send ? await exchange.send() : values;
    return finish({ values, result, sent: values });
  }
  const params = compileTemplate(use.params)({ ...scope, $values: values }) as Record<string, unknown>;
  const request = () => requestFields(sentValues(form, values), params, baseOf(form, record), body.sending);
  let sent = request();
  const result = await call(use.call, sent, { silent: true }).catch(async (error: unknown) => {
    const base = baseOf(form, record);
    const change = await readConflict({ error, form, body, base, scope, host: screen.host });
    if (!change) throw error;
    if (change.differences.length > 0) {
      await showConflict(change);
      throw error;
    }
    // No field of this form has a value that another user has saved.
    setBase(form, takeOver(change, base));
    sent = request();
    return await call(use.call, sent, { silent: true });
  });
  if (use.title === undefined) return finish({ values, result, sent });
  const title = compileWords(use.title)({ ...scope, $values: values });
  finish({ values, result, sent, job: screen.host.outside.followJob(use.call, result, title) });
}
