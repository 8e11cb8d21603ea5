import { afterAll, vi } from "vitest";

/** Words of a program that has lost its own; an English sentence of a library is no better. */
const SPEECHLESS = /\bundefined\b|\[object |\bNaN\b|Invalid Date|页面显示出错|[A-Za-z]+(?: [a-z]+){2,}/;
/**
 * jsdom lacks the element <search>; antd warns when a page closes while it is drawn; an expression that met a value
 * that it cannot read is reported in the page's own words, and is logged besides.
 */
const HARMLESS =
  /^(?:%[os]\s+)*ExpressionError: |The tag <%s> is unrecognized|registering a cleanup function after unmount|should in same shadow root/;
const CHINESE = /[\u4e00-\u9fff]/;

/** Collects faults outside the page: uncaught errors, and React's messages on the console. */
export function watchConsole(): () => string[] {
  const heard: string[] = [];
  const onError = ({ error, message }: ErrorEvent) =>
    void heard.push(`uncaught ${String(error?.stack ?? message)}`);
  const onRejection = (reason: unknown) =>
    void heard.push(`unhandled ${reason instanceof Error ? reason.stack : String(reason)}`);
  const tell = vi.spyOn(console, "error").mockImplementation((...parts: unknown[]) => {
    const text = parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(" ");
    if (!HARMLESS.test(text)) heard.push(text);
  });
  window.addEventListener("error", onError);
  process.on("unhandledRejection", onRejection);
  afterAll(() => {
    tell.mockRestore();
    window.removeEventListener("error", onError);
    process.off("unhandledRejection", onRejection);
  });
  return () => heard.splice(0);
}

/** The faults of the page as it stands. Words that came with an answer may be shown, whatever they are. */
export function pageFaults(answers: readonly string[], notices: readonly string[]): string[] {
  // A mark beside a column, field or action says in the language's words what is wrong with its condition.
  const titles = [...document.querySelectorAll("[title]:not(.screen-broken, [title*=出错：])")].map(
    (element) => element.getAttribute("title") ?? "",
  );
  const text = [document.body.textContent ?? "", ...titles]
    .join("\n")
    .replaceAll(/的条件出错：[^（）\n]*/g, "");
  const foreign = answers.join("\n");
  const speechless = SPEECHLESS.exec(text)?.[0];
  const alerts = [...document.querySelectorAll("[role=alert]")].map((alert) => alert.textContent ?? "");
  const waiting = document.querySelector("[aria-label=加载中]");
  return [
    ...(CHINESE.test(text) ? [] : ["white page"]),
    ...(speechless !== undefined && !foreign.includes(speechless)
      ? [`shows "${around(text, speechless)}"`]
      : []),
    ...(waiting ? ["still waits"] : []),
    ...[...alerts, ...notices].filter((said) => !CHINESE.test(said)).map((said) => `says "${said}"`),
  ];
}

function around(text: string, part: string): string {
  const at = text.indexOf(part);
  return text.slice(Math.max(0, at - 60), at + 80);
}
