import { ExpressionError } from "../expression/expression-error.ts";
import { RequestError } from "../request/request-error.ts";

const FAULTY = "页面配置有误，请联系管理员。";

const loggedErrors = new WeakSet<Error>();

/**
 * The text of a failure for the user. Errors of an expression or of the program itself are for those who keep
 * the screen: they find it in the console.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof RequestError || isSentence(error)) return error.message;
  // Nothing else would ever show it to whoever mends the screen.
  // eslint-disable-next-line no-console
  if (!loggedErrors.has(error)) console.error(error);
  loggedErrors.add(error);
  return FAULTY;
}

function isSentence(error: Error): boolean {
  return !(error instanceof ExpressionError) && /\p{Script=Han}/u.test(error.message);
}
