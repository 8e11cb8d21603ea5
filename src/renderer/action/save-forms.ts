import { StepsEnded } from "../../actions/verb-runner.ts";
import type { OpenForm } from "../nested/open-forms.ts";
import type { useConfirm } from "./use-confirm.ts";

/**
 * Validates forms, and saves what is unsaved in them once all are in order. Ends the steps when something is missing or
 * wrong, which the user may go on to fill in, and rejects with the reason when a form was not saved.
 */
export async function saveForms(
  forms: readonly OpenForm[],
  label: string,
  confirm: ReturnType<typeof useConfirm>,
): Promise<void> {
  for (const form of forms) {
    const findings = await form.check();
    if (findings === null) continue;
    const { sentences, details, show } = findings;
    const isPutOff = await confirm(sentences.join("；"), {
      ok: "稍后",
      rather: "现在填写",
      details: [...details, `填写完整后才能${label}`],
    });
    if (!isPutOff) show();
    throw new StepsEnded();
  }
  for (const form of forms) await form.save();
}
