import { BLANK } from "../../../domain/plain-text.ts";
import type { FieldEnvironment, FieldView, Row } from "../../../fields/field-view.ts";
import { fieldReader } from "../../../schema/dotted-field.ts";
import type { ColumnPlan, FieldPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../../failure-text.ts";
import type { Scope } from "../../host.ts";
import { columnReader, hintReader } from "../grid/column-reader.ts";

interface CopiedColumns {
  /** The visible columns, in their order. */
  readonly shown: readonly { readonly id: string; readonly title: string }[];
  readonly plans: readonly ColumnPlan[];
  readonly fields: { readonly [kind: string]: FieldView };
  readonly environment: FieldEnvironment;
  /** Names that cells see which work something out. */
  readonly scope: Scope;
}

type ReadText = (row: Row) => string;

type CopiedColumn = readonly [title: string, read: ReadText];

/**
 * Rows as a table of texts: the titles, then each cell as it is read; a second line and what stands behind a mark have
 * columns of their own.
 */
export function copiedRows(rows: readonly Row[], columns: CopiedColumns): readonly (readonly string[])[] {
  const { shown, plans } = columns;
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const copied = shown.flatMap(({ id, title }): readonly CopiedColumn[] => {
    const plan = byId.get(id);
    if (!plan) return [];
    return [
      [title, columnText(plan, columns)],
      ...(plan.second ? [[plan.second.title, fieldText(plan.second, columns)] as const] : []),
      ...hintColumn(plan, title, columns),
    ];
  });
  return [copied.map(([title]) => title), ...rows.map((row) => copied.map(([, read]) => read(row)))];
}

function hintColumn(plan: ColumnPlan, title: string, columns: CopiedColumns): readonly CopiedColumn[] {
  const { scope, fields, environment } = columns;
  const hint = hintReader(plan, { scope, states: environment.states }, fields, environment);
  if (!hint) return [];
  const read = (row: Row) => {
    const { text, fault } = hint(row);
    return fault === undefined ? asText(text) : `⚠ ${fault}`;
  };
  return [[typeof plan.hint === "object" ? plan.hint.title : `${title}说明`, read]];
}

function columnText(plan: ColumnPlan, columns: CopiedColumns): ReadText {
  const { scope, environment } = columns;
  return fieldText(plan, columns, columnReader(plan, { scope, states: environment.states }));
}

function fieldText(
  { field, kind, options }: FieldPlan,
  { fields, environment }: CopiedColumns,
  read = fieldReader(field),
): ReadText {
  const view = fields[kind];
  return orReason((row) => view?.text(read(row), options, environment, row) ?? BLANK);
}

function orReason(read: ReadText): ReadText {
  return (row) => {
    try {
      return asText(read(row));
    } catch (error) {
      // The cell says so too, and the others are copied.
      return `⚠ ${failureText(error)}`;
    }
  };
}

/** A spreadsheet would reckon with a text that begins like a formula. */
function asText(text: string): string {
  if (text === BLANK) return "";
  return /^[=@]/.test(text) ? `'${text}` : text;
}
