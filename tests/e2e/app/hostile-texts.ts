import type { Page } from "@playwright/test";

/** Ends an attribute, opens a tag and is a handler: put into HTML, it runs a script. */
export const POLYGLOT = `'"><img src=x onerror=alert(1)>`;

const CHINESE = /[\u4e00-\u9fff]/;
/** All of the text is one expression: what stands behind it would make another value of it. */
const WHOLLY_EXPRESSION = /^\{\{[^]*\}\}$/;

interface Spoiled<Value> {
  readonly value: Value;
  /** Slots that were filled, by their keys; places in lists are `*`. */
  readonly slots: ReadonlySet<string>;
}

/** The same value with the polyglot behind every text for people. */
export function spoilTexts<Value>(value: Value): Spoiled<Value> {
  const slots = new Set<string>();
  const spoil = (part: unknown, slot: string): unknown => {
    if (Array.isArray(part)) return part.map((entry) => spoil(entry, `${slot}/*`));
    if (typeof part === "object" && part !== null)
      return Object.fromEntries(
        Object.entries(part).map(([key, entry]) => [key, spoil(entry, `${slot}/${key}`)]),
      );
    if (typeof part !== "string" || !CHINESE.test(part) || WHOLLY_EXPRESSION.test(part)) return part;
    slots.add(slot);
    return part + POLYGLOT;
  };
  return { value: spoil(value, "") as Value, slots };
}

/** Remembers every script that ran of a polyglot, from the first document on. */
export async function watchScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ran: string[] = [];
    Object.assign(globalThis, { ran, alert: () => ran.push("alert") });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile, sample }) =>
      ran.push(`${violatedDirective} ${sourceFile} ${sample}`),
    );
  });
}

/** The traces of the polyglots on the page as it stands: scripts, refused ones too, and elements that were made of a text. */
export async function findInjections(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const { ran } = globalThis as unknown as { readonly ran: string[] };
    const made = [...document.querySelectorAll("*")].filter(
      (element) =>
        element.matches('img[src="x"]') ||
        element.getAttributeNames().some((name) => name.startsWith("on")) ||
        /^\s*javascript:/i.test(element.getAttribute("href") ?? ""),
    );
    return [...ran, ...made.map(({ outerHTML }) => outerHTML.slice(0, 200))];
  });
}
