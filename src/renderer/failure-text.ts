import { ExpressionError } from "../expression/expression-error.ts";
import { RequestError } from "../request/request-error.ts";

const FAULTY = "页面配置有误，请联系管理员。";

const loggedErrors = new WeakSet<Error>();

/**
 * The text of a failure for the user, with what the server found at single values. Errors of an expression or of the program itself are for those who keep
 * the screen: they find it in the console.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof RequestError) return withFindings(error);
  if (isSentence(error)) return error.message;
  // The console is the only place that shows the fault to the author of the screen.
  // eslint-disable-next-line no-console
  if (!loggedErrors.has(error)) console.error(error);
  loggedErrors.add(error);
  return FAULTY;
}

/** More of them say no more than that something is wrong throughout. */
const MOST_FINDINGS = 3;

/** The findings of the server at single values, where its sentence does not say them itself. */
function withFindings({ message, fieldErrors }: RequestError): string {
  const texts = new Set(fieldErrors.map((finding) => finding.message));
  const untold = [...texts].filter((text) => !message.includes(text));
  if (untold.length === 0) return message;
  const more = untold.length > MOST_FINDINGS ? `等 ${untold.length} 处` : "";
  return `${message}：${untold.slice(0, MOST_FINDINGS).join("；")}${more}`;
}

function isSentence(error: Error): boolean {
  return !(error instanceof ExpressionError) && /\p{Script=Han}/u.test(error.message);
}
