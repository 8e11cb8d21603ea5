import type { Form } from "@formily/core";
import { useConfirm } from "../action/use-confirm.ts";
import { findGaps, showGaps } from "./field/gaps.ts";

/**
 * Asks whether a form may be sent although something that is needed is empty. False when the user would rather fill
 * it in now: it is told at its fields then.
 */
export function useGaps(form: Form): () => Promise<boolean> {
  const confirm = useConfirm();
  return async () => {
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
}
