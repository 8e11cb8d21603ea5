import type { Form } from "@formily/core";
import { useConfirm } from "../action/use-confirm.ts";
import { findGaps, showGaps } from "./field/gaps.ts";
import { linesOf, questionsOf } from "./find-findings.ts";

/**
 * Decides whether a validated form may be sent: it has no errors, and the user agrees to leave its recommended empty
 * fields empty. If the user declines, the gaps are shown at the fields. `onUnfinished` is called when the form may not be
 * sent.
 */
export function useGaps(form: Form, onUnfinished: () => void): () => Promise<boolean> {
  const confirm = useConfirm();
  const leaveGaps = async () => {
    const gaps = findGaps(form);
    if (gaps.length === 0) return true;
    const isLeft = await confirm(questionsOf(gaps).join("；"), {
      ok: "稍后填写",
      rather: "现在填写",
      details: linesOf(gaps),
    });
    if (!isLeft) showGaps(gaps);
    return isLeft;
  };
  return async () => {
    if (form.errors.length === 0 && (await leaveGaps())) return true;
    onUnfinished();
    return false;
  };
}
