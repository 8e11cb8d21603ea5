import type { Form } from "@formily/core";
import { focusFirstError } from "./field/field-errors.ts";
import { findGaps, type Gap, showGaps } from "./field/gaps.ts";
import type { FormFindings } from "../nested/open-forms.ts";

/** The questions of gaps, each once. */
export function questionsOf(gaps: readonly Gap[]): readonly string[] {
  return [...new Set(gaps.map(({ question }) => question))];
}

/** The message of each gap, with the entry that it stands in. */
export function linesOf(gaps: readonly Gap[]): readonly string[] {
  return gaps.map(({ where, message }) => (where === undefined ? message : `${where}：${message}`));
}

/** Everything that is missing or wrong in a validated form; null: nothing. */
export function findFindings(form: Form, title: string): FormFindings | null {
  const { errors } = form;
  const gaps = findGaps(form);
  if (errors.length === 0 && gaps.length === 0) return null;
  return {
    sentences: [...questionsOf(gaps), ...(errors.length > 0 ? [`「${title}」中有内容未填写或填写有误`] : [])],
    details: [...linesOf(gaps), ...errors.flatMap(({ messages }) => messages ?? []).map(String)],
    show: () => {
      showGaps(gaps);
      focusFirstError(form);
    },
  };
}
