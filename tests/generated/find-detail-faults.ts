import type { Locator } from "@playwright/test";
import { isDeepStrictEqual } from "node:util";
import type { DetailBody, PagePlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { shownActions } from "../oracles/action-oracle.ts";
import type { Cell, Row } from "../oracles/cell-oracle.ts";
import { answersOf, expectedSections, type Answers, type Section } from "../oracles/detail-oracle.ts";
import { compare, unknown, type Fault } from "../oracles/fault.ts";
import { callOf, onTheWire } from "../oracles/request-oracle.ts";
import { evaluate, maySee, text, type Scope } from "../oracles/viewer.ts";
import type { Exchanges } from "./exchanges.ts";
import { readTable } from "./read-table.ts";
import { faultsAfterWaiting, type Visit } from "./visit.ts";

/** The sections and buttons of a record that is a page of its own. */
export async function findDetailFaults(open: Visit<PagePlan>): Promise<readonly Fault[]> {
  const { plan, viewer, exchanges } = open;
  // As long as nothing has come, nothing is expected, and an empty page would pass.
  const questions = Object.values(plan.data ?? {}).filter((question) => maySee(viewer, question));
  for (const { call } of [...(plan.record ? [plan.record] : []), ...questions])
    await exchanges.answered(call);
  const panels = open.page.getByRole("tabpanel").and(open.page.locator(":not(.detail-screen *)"));
  const within = panels.or(open.page.getByRole("main")).last();
  return findRecordFaults(open, plan, within, open.scope, open.name);
}

/** The sections and buttons of a record, in a page or in a dialog. */
export async function findRecordFaults(
  open: Visit,
  body: DetailBody,
  within: Locator,
  scope: Scope,
  where: string,
): Promise<readonly Fault[]> {
  return faultsAfterWaiting(open, async () => {
    try {
      return await compareRecord(open, body, within, scope, where);
    } catch (error) {
      return unknown(where, error);
    }
  });
}

async function compareRecord(
  { plan, viewer, exchanges }: Visit,
  body: DetailBody,
  within: Locator,
  scope: Scope,
  where: string,
): Promise<readonly Fault[]> {
  const answers = answersIn(exchanges, plan);
  const record = (body.record && answers(body.record.call, evaluate(body.record.params, scope) as Row)) ?? {};
  const ofRecord = { ...scope, record: record as Row };
  const expected = expectedSections(plan, body, ofRecord, viewer, answers);
  const seenScope = { ...ofRecord, data: answersOf(body, ofRecord, viewer, answers) };
  const seen = await readSections(within);
  const buttons = shownActions(body.actions, seenScope, viewer).map(({ label }) => text(label, seenScope));
  const others = body.actions
    .map(({ label }) => text(label, seenScope))
    .filter((label) => !buttons.includes(label));
  return [
    ...compare(
      `${where} / sections`,
      expected.map(({ title }) => title),
      seen.map(({ title }) => title),
    ),
    ...expected.flatMap((section, at) => compareSection(where, section, seen[at])),
    ...(await comparePresence(`${where} / buttons`, buttons, true, within)),
    ...(await comparePresence(`${where} / buttons`, others, false, within)),
  ];
}

/** The answers that the page has got, found by operation and parameters. */
export function answersIn(exchanges: Exchanges, plan: Visit["plan"]): Answers {
  return (id, params) =>
    exchanges
      .all()
      .findLast(
        ({ call, params: asked }) =>
          call.id === id && isDeepStrictEqual(asked, onTheWire(callOf(plan, id), params)),
      )?.result;
}

function compareSection(where: string, expected: Section, seen: Section | undefined): readonly Fault[] {
  const place = `${where} / section ${expected.title}`;
  if (!seen) return [];
  return [
    ...compare(
      `${place} / fields`,
      expected.fields.map(({ title }) => title),
      seen.fields.map(({ title }) => title),
    ),
    ...expected.fields.flatMap(({ title, cell }) =>
      compare(`${place} / ${title}`, cell, seen.fields.find((field) => field.title === title)?.cell),
    ),
    ...compare(`${place} / table`, expected.table, seen.table),
    ...compare(`${place} / stages`, expected.stages ?? [], seen.stages ?? []),
    ...compare(`${place} / words`, expected.words ?? "", seen.words ?? ""),
    ...compare(`${place} / drawing`, expected.isDrawn ?? false, seen.isDrawn ?? false),
  ];
}

async function comparePresence(
  where: string,
  labels: readonly string[],
  isExpected: boolean,
  within: Locator,
): Promise<readonly Fault[]> {
  const values = await Promise.all(
    labels.map(async (name) => (await within.getByRole("button", { name, exact: true }).count()) > 0),
  );
  return labels.flatMap((label, at) => compare(`${where} / ${label}`, isExpected, values[at]));
}

async function readSections(within: Locator): Promise<readonly Section[]> {
  // Sections of a form have fields to fill in, none to read, but for what the form is about; the page around them may be
  // a section too.
  // A screen that a section shows has tests of its own.
  // The heading of the page's company is of another kind. A hand-written part that names its page is no section of
  // the record.
  const sections = await within
    .locator(
      "section:not(form section:not(.dialog-about *), .detail-screen section):not(:has(section, h1, h2)):has(dl, table, .section-text)",
    )
    .all();
  return Promise.all(
    sections.map(async (section): Promise<Section> => {
      const { title, fields } = await section.evaluate(readFields);
      // Rows that are cut apart are a table each.
      const tables = await Promise.all((await section.getByRole("table").all()).map(readTable));
      const [first] = tables;
      const [words] = await section.locator(".section-text").allTextContents();
      if (!first) return { title, fields, ...(words !== undefined && { words }) };
      const { titles, aligns } = first;
      const isDrawn = (await section.locator(".chart-canvas svg").count()) > 0;
      const marks = await section.locator("tr[data-stage]").all();
      const stages = await Promise.all(
        marks.map(async (row) => (await row.getAttribute("data-stage")) ?? ""),
      );
      return {
        title,
        fields,
        stages,
        table: { titles, aligns, rows: tables.flatMap(({ rows }) => rows) },
        isDrawn,
      };
    }),
  );
}

function readFields(section: Element): { title: string; fields: { title: string; cell: Cell }[] } {
  const partsOf = (node: Node): string[] => {
    if (node.nodeType === 3) return [(node.textContent ?? "").trim()].filter(Boolean);
    if (!(node instanceof HTMLElement) || !node.checkVisibility()) return [];
    if (node instanceof HTMLButtonElement && node.ariaLabel !== null) return [];
    return [...node.childNodes].flatMap(partsOf);
  };
  return {
    title: section.querySelector("h3")?.textContent ?? "",
    fields: [...section.querySelectorAll("dt")].map((term) => {
      const value = term.nextElementSibling ?? term;
      const buttons = [...value.querySelectorAll("button")];
      return {
        title: term.textContent ?? "",
        cell: {
          text: partsOf(value).join(" "),
          buttons: buttons.map((button) => button.ariaLabel ?? partsOf(button).join(" ")),
        },
      };
    }),
  };
}
