import type { Form } from "@formily/core";
import { useConfirm } from "../action/use-confirm.ts";
import { findGaps, showGaps } from "./field/gaps.ts";

/**
 * Decides whether a validated form may be sent: it has no errors, and the user agrees to leave its recommended empty
 * fields empty. If the user declines, the gaps are shown at the fields. `unfinished` is the message when the form may
 * not be sent.
 */
export function useGaps(
  form: Form,
  unfinished: string | undefined,
  say: (text: string) => void,
): () => Promise<boolean> {
  const confirm = useConfirm();
  const leaveGaps = async () => {
    const gaps = findGaps(form);
    if (gaps.length === 0) return true;
    const questions = [...new Set(gaps.map(({ question }) => question))];
    const isLeft = await confirm(questions.join("；"), {
      ok: "稍后填写",
      rather: "立即填写",
      details: gaps.map(({ where, message }) => (where === undefined ? message : `${where}：${message}`)),
    });
    if (!isLeft) showGaps(gaps);
    return isLeft;
  };
  return async () => {
    if (form.errors.length === 0 && (await leaveGaps())) return true;
    if (unfinished !== undefined) say(unfinished);
    return false;
  };
}
