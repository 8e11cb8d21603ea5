import type { CDPSession, Page } from "@playwright/test";
import { inFreshPage } from "../browser/fresh-page.ts";
import { clickUntil } from "../browser/painted.ts";
import { scriptTime } from "../browser/script-time.ts";
import { pageAddress } from "../build-pages.ts";
import { interleave, type Visit } from "../interleave.ts";
import type { Part } from "../part.ts";
import { inMilliseconds, report, toOneDecimal, type Section } from "../report.ts";
import type { Texts } from "../texts.ts";
import { FORMS, type FormSubject } from "./subjects.ts";

type Key = "open" | "scriptPerKey" | "select" | "conditional" | "submit";

const FIELDS = 30;
const CONDITIONAL = 10;
const READING = 500;
/** From a pointer's coming over a field to its press, in ms. */
const RESTING = 200;
/** Required fields that are not filled in. */
const ERRORS = 14;
const TYPED = "123456789012345678901234567890";
/** Of the option that brings the conditional fields. */
const OPTION = '.ant-select-item-option[title="一般纳税人"]';

const SECTION: Section<Key> = {
  title: "Form",
  note: "A dialog of 40 fields of seven kinds, 10 of them conditional, 15 required; 30 keys typed into a text.",
  subjects: FORMS,
  against: "antd-form",
  lines: [
    { key: "open", title: "open, ms", show: inMilliseconds, aim: 0.35 },
    { key: "scriptPerKey", title: "script per key, ms", show: toOneDecimal, aim: 0.25 },
    { key: "select", title: "a select opens, ms", show: inMilliseconds },
    { key: "conditional", title: "10 conditional fields, ms", show: inMilliseconds },
    { key: "submit", title: "submit to 14 errors, ms", show: inMilliseconds, aim: 0.15 },
  ],
};

/** A form in a dialog: opened, typed into, unfolded, submitted half empty. */
export const formPart: Part = {
  pages: FORMS.map(({ name }) => name),
  async *measure({ browser, address, rounds }) {
    const visit = (subject: FormSubject) =>
      inFreshPage(browser, (page, devtools) => fillIn(page, devtools, address, subject));
    for await (const measured of interleave(FORMS, rounds, visit)) yield report(SECTION, measured);
  },
};

async function fillIn(
  page: Page,
  devtools: CDPSession,
  address: string,
  subject: FormSubject,
): Promise<Visit<Key>> {
  const { name, query, opener, item, submit, error } = subject;
  await page.goto(pageAddress(address, name, query), { waitUntil: "networkidle" });
  await page.locator(opener).first().waitFor();
  const open = await clickUntil(page, opener, { selector: item, count: FIELDS });
  // The parts that a form fetches when the browser is idle have come before a user has read its first label.
  await page.waitForTimeout(READING);
  const shown = [await readFields(page, subject)];

  await page.getByLabel("客户编号").focus();
  await devtools.send("Performance.enable");
  const before = await scriptTime(devtools);
  await page.keyboard.type(TYPED, { delay: 20 });
  const scriptPerKey = ((await scriptTime(devtools)) - before) / TYPED.length;

  const select = await pressUntilShown(page, "纳税人类型");
  const conditional = await clickUntil(page, OPTION, { selector: item, count: FIELDS + CONDITIONAL });
  shown.push(await readFields(page, subject));

  const submitted = await clickUntil(page, submit, { selector: error, count: ERRORS });
  shown.push(await readFields(page, subject));
  return { shown, measures: { open, scriptPerKey, select, conditional, submit: submitted } };
}

/** Label and error of each field. */
function readFields(page: Page, { item, label, error }: FormSubject): Promise<Texts> {
  return page.evaluate(
    (selectors) => {
      const text = (within: Element, selector: string) => within.querySelector(selector)?.textContent ?? "";
      return Array.from(document.querySelectorAll(selectors.item), (element) => [
        // antd's mark of a required field is no text.
        text(element, selectors.label).replace(/^\*/, ""),
        text(element, selectors.error),
      ]);
    },
    { item, label, error },
  );
}

/** From the press on a select to its painted options, in ms. */
async function pressUntilShown(page: Page, label: string): Promise<number> {
  await page.getByLabel(label).scrollIntoViewIfNeeded();
  // A hand that presses a field has come to rest on it before.
  await page.getByLabel(label).hover({ force: true });
  await page.waitForTimeout(RESTING);
  const painted = page.evaluate(
    (option) =>
      new Promise<number>((resolve) => {
        const pressed = (event: Event) => {
          const { timeStamp } = event;
          void window.probe.painted(option, 1, "").then((now) => resolve(now - timeStamp));
        };
        document.addEventListener("pointerdown", pressed, { capture: true, once: true });
      }),
    OPTION,
  );
  await page.getByLabel(label).click({ force: true });
  return await painted;
}
