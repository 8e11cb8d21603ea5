import type { Locator } from "@playwright/test";
import type { FormDialogPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import type { Row } from "../oracles/cell-oracle.ts";
import { compare, unknown, type Fault } from "../oracles/fault.ts";
import {
  expectedErrors,
  formFields,
  isInSight,
  NUMERIC,
  openingValues,
  wrongTexts,
  type FormField,
} from "../oracles/form-oracle.ts";
import { evaluate, text, type Scope } from "../oracles/viewer.ts";
import { controlOf } from "./fill-control.ts";
import { answersIn } from "./find-detail-faults.ts";
import { faultsAfterWaiting, type Visit } from "./visit.ts";

/** Kinds whose control is typed into. */
const TYPED: ReadonlySet<string> = new Set([
  "text",
  "phone",
  "idcard",
  "tax-number",
  "company",
  "link",
  ...NUMERIC,
]);

interface OpenForm {
  readonly open: Visit;
  readonly plan: FormDialogPlan;
  readonly dialog: Locator;
  readonly fields: readonly FormField[];
  /** `record` included. */
  readonly scope: Scope;
  readonly opening: Row;
  readonly where: string;
}

/** A form has its fields, sends nothing empty and nothing wrong, and says at each field what is amiss. */
export async function findFormFaults(
  open: Visit,
  plan: FormDialogPlan,
  dialog: Locator,
  scope: Scope,
  isReadOnly: boolean,
): Promise<readonly Fault[]> {
  const where = `${open.name} / dialog ${plan.id}`;
  try {
    const record = plan.record
      ? ((await open.exchanges.answered(plan.record.call)).result as Row | null)
      : null;
    const withRecord = { ...scope, record };
    const written = formFields(plan.form, open.viewer);
    const opening = openingValues(plan, written, withRecord, record);
    const titled = { ...withRecord, $values: opening };
    const fields = written.map((field) => ({ ...field, title: text(field.title, titled) }));
    const form: OpenForm = { open, plan, dialog, fields, scope: withRecord, opening, where };
    const faults = await faultsAfterWaiting(open, () => compareFields(form, isReadOnly));
    if (faults.length > 0 || isReadOnly) return faults;
    return [...(await submitEmpty(form)), ...(await submitWrong(form))];
  } catch (error) {
    return unknown(where, error);
  }
}

/** The fields that there are, and the button that sends them. */
async function compareFields({ dialog, plan, fields, scope, opening, where }: OpenForm, isReadOnly: boolean) {
  const seen = { ...scope, $values: opening };
  const inSight = fields.filter((field) => isInSight(field, seen));
  const expected = inSight.filter(({ columns }) => columns === undefined).map(({ title }) => title);
  const reasons = inSight.flatMap(({ title, reason = "" }) => {
    const told = text(reason, seen);
    return told === "" ? [] : [{ title, told }];
  });
  const labels = await dialog.locator("form label[for]:not(table *)").evaluateAll((nodes) =>
    nodes.map((label) =>
      [...label.childNodes]
        .filter((node) => !(node instanceof HTMLElement && node.ariaHidden === "true"))
        .map((node) => node.textContent ?? "")
        .join(""),
    ),
  );
  const submit = dialog.getByRole("button", { name: text(plan.submitLabel, scope), exact: true });
  const editable = await dialog.locator("form").locator(EDITABLE).count();
  return [
    ...compare(`${where} / fields`, expected, labels),
    ...(await Promise.all(inSight.map((field) => compareList(dialog, field, opening, where)))).flat(),
    ...(await Promise.all(reasons.map((reason) => compareReason(dialog, reason, where)))).flat(),
    ...compare(`${where} / button ${plan.submitLabel}`, isReadOnly ? 0 : 1, await submit.count()),
    ...(isReadOnly ? compare(`${where} / fields that can be changed`, 0, editable) : []),
  ];
}

/** A list of entries has its columns, and a row for each entry. */
async function compareList(
  dialog: Locator,
  { name, title, columns }: FormField,
  opening: Row,
  where: string,
): Promise<readonly Fault[]> {
  if (columns === undefined) return [];
  const table = dialog.getByRole("table", { name: title, exact: true });
  const heads = await table.locator("thead th:not(:empty)").allInnerTexts();
  const entries = opening[name];
  return [
    ...compare(
      `${where} / list ${title} / columns`,
      columns,
      heads.map((head) => head.replace(/^\*\s*/, "")).filter((head) => head !== "操作"),
    ),
    ...compare(
      `${where} / list ${title} / rows`,
      Array.isArray(entries) ? entries.length : 0,
      await table.locator("tbody tr").count(),
    ),
  ];
}

/** A field that cannot be changed says why. */
async function compareReason(
  dialog: Locator,
  { title, told }: { readonly title: string; readonly told: string },
  where: string,
): Promise<readonly Fault[]> {
  const control = controlOf(dialog, title);
  const hint = control.locator("xpath=ancestor::*[@class='form-item']").locator(".form-hint");
  return compare(
    `${where} / field ${title} / reason`,
    ["disabled", told],
    [(await control.isDisabled()) ? "disabled" : "enabled", (await hint.allTextContents()).join("")],
  );
}

/** Text typed for a search changes nothing. */
const EDITABLE =
  "input:enabled:not([readonly]):not([type=search]), textarea:enabled:not([readonly]), [role=combobox]:enabled:not([aria-readonly=true])";

/** Empties what is typed into and sends it: each required field without a value says so. */
async function submitEmpty(form: OpenForm): Promise<readonly Fault[]> {
  const { fields, dialog, opening } = form;
  const values: { [name: string]: unknown } = { ...opening };
  const required = fields.filter(
    ({ kind, rules }) => TYPED.has(kind) && rules.some((rule) => rule.required === true),
  );
  for (const { title, name } of required) {
    const control = controlOf(dialog, title);
    if (!(await control.isVisible()) || !(await control.isEditable())) continue;
    await control.fill("");
    values[name] = undefined;
  }
  return submitAmiss(form, values, "empty");
}

/** Breaks each limit of each field that is typed into, as many at a time as there are fields. */
async function submitWrong(form: OpenForm): Promise<readonly Fault[]> {
  const { fields, dialog, opening, scope } = form;
  const wrong = new Map(
    fields.filter(({ kind }) => TYPED.has(kind)).map((field) => [field, wrongTexts(field, scope)] as const),
  );
  const rounds = Math.max(0, ...[...wrong.values()].map(({ length }) => length));
  const faults: Fault[] = [];
  const values: { [name: string]: unknown } = { ...opening };
  for (let round = 0; round < rounds; round += 1) {
    for (const [{ title, name, kind, longest }, texts] of wrong) {
      const typed = texts[round];
      const control = controlOf(dialog, title);
      if (typed === undefined || !(await control.isVisible()) || !(await control.isEditable())) continue;
      await control.fill(typed);
      const accepted = await control.inputValue();
      // A text that is too long need not get in; then it is not wrong either.
      if (longest !== undefined && typed.length > longest && accepted.length > longest)
        faults.push(...compare(`${form.where} / field ${title} / longest text`, longest, accepted.length));
      values[name] = NUMERIC.has(kind) ? Number(accepted) : accepted;
    }
    faults.push(...(await submitAmiss(form, values, `wrong ${round + 1}`)));
  }
  return faults;
}

async function submitAmiss(
  { open, plan, dialog, fields, scope, opening, where }: OpenForm,
  values: Row,
  round: string,
): Promise<readonly Fault[]> {
  // Nothing is amiss: it would be sent.
  if (Object.keys(expectedErrors(fields, values, scope)).length === 0) return [];
  const asking = { opening, answers: answersIn(open.exchanges, open.plan) };
  const writes = open.exchanges.writes().length;
  const sent = plan.submit ? open.exchanges.count(plan.submit.call) : 0;
  await dialog.getByRole("button", { name: String(evaluate(plan.submitLabel, scope)), exact: true }).click();
  const faults = await faultsAfterWaiting(open, async () => {
    const expected = expectedErrors(fields, values, scope, asking);
    const seen = await readErrors(dialog);
    const titles = [...new Set([...Object.keys(expected), ...Object.keys(seen)])];
    return titles.flatMap((title) =>
      compare(
        `${where} / ${round} / field ${title}`,
        expected[title] ?? "no error",
        seen[title] ?? "no error",
      ),
    );
  });
  return [
    ...faults,
    ...compare(`${where} / ${round} / writes`, [], open.exchanges.writes().slice(writes)),
    ...(plan.submit
      ? compare(`${where} / ${round} / requests`, sent, open.exchanges.count(plan.submit.call))
      : []),
  ];
}

/** The errors at the fields, by their titles. */
async function readErrors(dialog: Locator): Promise<{ readonly [title: string]: string }> {
  return dialog.evaluate((element) =>
    Object.fromEntries(
      [...element.querySelectorAll("[role=alert][id$='-error']")].map((alert) => {
        const id = CSS.escape(alert.id.slice(0, -"-error".length));
        // A list of entries has a title above it in place of a label.
        const label = element.querySelector(`label[for="${id}"], [id="${id}-title"]`);
        const title = [...(label?.childNodes ?? [])]
          .filter((node) => !(node instanceof HTMLElement && node.ariaHidden === "true"))
          .map((node) => node.textContent ?? "")
          .join("");
        return [title, alert.textContent ?? ""];
      }),
    ),
  );
}
