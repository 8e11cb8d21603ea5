import type { CDPSession, Page } from "@playwright/test";
import { inFreshPage } from "../browser/fresh-page.ts";
import { openUntil } from "../browser/painted.ts";
import { scriptTime } from "../browser/script-time.ts";
import { pageAddress } from "../build-pages.ts";
import { interleave, type Visit } from "../interleave.ts";
import type { Part } from "../part.ts";
import { inMilliseconds, report, toOneDecimal, type Section } from "../report.ts";
import type { Texts } from "../texts.ts";
import { COLUMNS, showAmount } from "./columns.ts";
import { pasteInto } from "./edit-lines.ts";
import { lines, sumOfColumn, withTotals, type Line } from "./lines.ts";
import { SHEETS, type SheetSubject } from "./subjects.ts";

type Key = "open" | "scriptPerKey" | "enter" | "sum" | "paste";

/** The rows and columns that are held against each other: all that every page has drawn. */
const COMPARED = { rows: 16, columns: 16 };
const TYPED = "12345.67";
const TYPED_AT = { row: 3, column: 4 };
const PASTED_AT = { row: 6, column: 3 };
const PASTED = { rows: 200, columns: 8 };

const SECTION: Section<Key> = {
  title: "Editable sheet",
  note: "500 rows × 25 columns, 19 of them editable, 3 worked out, sums below; 200 × 8 cells pasted. The sheets of the others paste by a handler of the page.",
  subjects: SHEETS,
  against: "ag-grid",
  lines: [
    { key: "open", title: "open, ms", show: inMilliseconds, aim: 1 },
    { key: "scriptPerKey", title: "script per key, ms", show: toOneDecimal, aim: 1 },
    { key: "enter", title: "Enter to the next cell, ms", show: inMilliseconds, aim: 1 },
    { key: "sum", title: "Enter to the sum of the column, ms", show: inMilliseconds, aim: 1 },
    { key: "paste", title: "paste to the sums, ms", show: inMilliseconds, aim: 1 },
  ],
};

/** A sheet of one firm's pay: opened, typed into, pasted over. */
export const sheetPart: Part = {
  pages: SHEETS.map(({ name }) => name),
  async *measure({ browser, address, rounds }) {
    const visit = (subject: SheetSubject) =>
      inFreshPage(browser, (page, devtools) => fillIn(page, devtools, address, subject));
    for await (const measured of interleave(SHEETS, rounds, visit)) yield report(SECTION, measured);
  },
};

async function fillIn(
  page: Page,
  devtools: CDPSession,
  address: string,
  subject: SheetSubject,
): Promise<Visit<Key>> {
  const open = await openUntil(page, pageAddress(address, subject.name, subject.query), {
    selector: subject.cell(COMPARED.rows - 1, 0),
    count: 1,
    text: String(lines[COMPARED.rows - 1]?.code),
  });
  await page.waitForLoadState("networkidle");
  const shown = [await readCells(page, subject)];

  const typed = lines.map((line, row) =>
    row === TYPED_AT.row ? withTotals({ ...line, [fieldAt(TYPED_AT.column)]: Number(TYPED) }) : line,
  );
  await goTo(page, subject, TYPED_AT);
  await devtools.send("Performance.enable");
  const before = await scriptTime(devtools);
  await page.keyboard.type(TYPED, { delay: 20 });
  const scriptPerKey = ((await scriptTime(devtools)) - before) / TYPED.length;
  const entered = await pressEnter(page, {
    next: subject.focused(TYPED_AT.row + 1, TYPED_AT.column),
    sum: sumShown(subject, typed, TYPED_AT.column),
  });
  shown.push(await readCells(page, subject));

  const text = clipboardTable();
  const from = { row: PASTED_AT.row, field: fieldAt(PASTED_AT.column) };
  const last = PASTED_AT.column + PASTED.columns - 1;
  await goTo(page, subject, PASTED_AT);
  const paste = await pasteUntil(page, text, sumShown(subject, pasteInto(typed, text, from), last));
  shown.push(await readCells(page, subject));
  return { shown, measures: { open, scriptPerKey, ...entered, paste } };
}

async function goTo(
  page: Page,
  { cell, focused }: SheetSubject,
  { row, column }: { readonly row: number; readonly column: number },
): Promise<void> {
  await page.locator(cell(row, column)).click();
  await page.locator(focused(row, column)).waitFor();
}

function fieldAt(column: number): string {
  const field = COLUMNS[column]?.field;
  if (field === undefined) throw new Error(`There is no column ${column}`);
  return field;
}

interface Sum {
  readonly selector: string;
  readonly text: string;
}

function sumShown(subject: SheetSubject, all: readonly Line[], column: number): Sum {
  return { selector: subject.sum(column), text: showAmount(sumOfColumn(all, fieldAt(column))) };
}

function clipboardTable(): string {
  return Array.from({ length: PASTED.rows }, (_row, row) =>
    Array.from({ length: PASTED.columns }, (_cell, column) => String(row * 10 + column + 0.5)).join("\t"),
  ).join("\n");
}

/** From the press to the painted focus in the next cell, and to the painted sum, in ms. */
async function pressEnter(
  page: Page,
  awaited: { readonly next: string; readonly sum: Sum },
): Promise<{ readonly enter: number; readonly sum: number }> {
  // A key may overtake a script that was sent before it.
  const pressed = await page.evaluateHandle(() => ({
    at: new Promise<number>((resolve) => {
      const resolveTime = ({ timeStamp }: Event) => resolve(timeStamp);
      document.addEventListener("keydown", resolveTime, { capture: true, once: true });
    }),
  }));
  const painted = pressed.evaluate(async ({ at }, { next, sum }) => {
    const started = await at;
    const [enter, summed] = await Promise.all([
      window.probe.painted(next, 1, ""),
      window.probe.painted(sum.selector, 1, sum.text),
    ]);
    return { enter: enter - started, sum: summed - started };
  }, awaited);
  await page.keyboard.press("Enter");
  return await painted;
}

/** From the paste to the painted sum, in ms. */
function pasteUntil(page: Page, text: string, sum: Sum): Promise<number> {
  return page.evaluate(
    async (wanted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", wanted.text);
      const started = performance.now();
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
      return (await window.probe.painted(wanted.sum.selector, 1, wanted.sum.text)) - started;
    },
    { text, sum },
  );
}

/** The texts of the compared cells, and of the sums below them; amounts without the commas that an input leaves out. */
function readCells(page: Page, subject: SheetSubject): Promise<Texts> {
  const columns = Array.from({ length: COMPARED.columns }, (_, column) => column);
  const rows = Array.from({ length: COMPARED.rows }, (_, row) =>
    columns.map((column) => subject.cell(row, column)),
  );
  const sums = columns.slice(PASTED_AT.column).map((column) => subject.sum(column));
  return page.evaluate(
    (selectors) =>
      selectors.map((line) =>
        line.map((selector) => {
          const cell = document.querySelector(selector);
          const input = cell?.querySelector("input");
          const text = input && input.value !== "" ? input.value : cell?.textContent;
          return (text ?? "").replaceAll(",", "").trim();
        }),
      ),
    [...rows, sums],
  );
}
