import type { Form } from "@formily/core";
import { useConfirm } from "../action/use-confirm.ts";
import { findGaps, showGaps } from "./field/gaps.ts";

/**
 * Tells whether a form that has been validated may be sent: nothing in it is wrong, and what is needed and empty may
 * stay so. Whoever would rather fill it in now is told at the fields. `unfinished` is said where it may not be sent.
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
