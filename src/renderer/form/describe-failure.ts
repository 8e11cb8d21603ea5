import { isOutcomeUnknown, RequestError, type FieldError } from "../../request/request-error.ts";
import { failureText } from "../failure-text.ts";
import { Refused } from "./send-form.ts";

/** The server's errors at fields; of a list whose entries have changed, the entries' own. */
export function fieldErrorsOf({ fieldErrors, stale }: RequestError): readonly FieldError[] {
  const entries = stale.flatMap(({ path, name, changedBy }) =>
    path === "" ? [] : [{ path, message: `${name ?? "数据"}已被${changedBy ?? "他人"}修改` }],
  );
  return [...fieldErrors, ...entries];
}

export function sentenceOf(error: unknown, submitLabel: string): string {
  const message = error instanceof Refused ? error.message : failureText(error);
  if (error instanceof RequestError && error.isUnexplained) return `${verbOf(submitLabel)}失败：${message}`;
  return isOutcomeUnknown(error) ? `${message}。填写的内容已保留，不作修改再次提交不会重复保存` : message;
}

/** The word before 失败: the label of the button, if it is a verb of what is done. */
function verbOf(submitLabel: string): string {
  return /^\p{Script=Han}{2}$/u.test(submitLabel) && submitLabel !== "确定" ? submitLabel : "提交";
}
