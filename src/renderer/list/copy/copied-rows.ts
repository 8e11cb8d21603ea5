import { BLANK } from "../../../domain/plain-text.ts";
import type { FieldEnvironment, FieldView, Row } from "../../../fields/field-view.ts";
import { fieldReader } from "../../../schema/dotted-field.ts";
import type { ColumnPlan, FieldPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../../failure-text.ts";

interface CopiedColumns {
  /** Those on show, in their order. */
  readonly shown: readonly { readonly id: string; readonly title: string }[];
  readonly plans: readonly ColumnPlan[];
  readonly fields: { readonly [kind: string]: FieldView };
  readonly environment: FieldEnvironment;
}

type ReadText = (row: Row) => string;

/** Rows as a table of texts: the titles, then each cell as it is read; a second line has a column of its own. */
export function copiedRows(rows: readonly Row[], columns: CopiedColumns): readonly (readonly string[])[] {
  const { shown, plans, fields, environment } = columns;
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const copied = shown.flatMap(({ id, title }): readonly (readonly [string, ReadText])[] => {
    const plan = byId.get(id);
    if (!plan) return [];
    const first = [title, textReader(plan, fields, environment)] as const;
    return plan.second ? [first, [plan.second.title, textReader(plan.second, fields, environment)]] : [first];
  });
  return [copied.map(([title]) => title), ...rows.map((row) => copied.map(([, read]) => read(row)))];
}

function textReader(
  { field, kind, options }: FieldPlan,
  fields: CopiedColumns["fields"],
  environment: FieldEnvironment,
): ReadText {
  const read = fieldReader(field);
  const view = fields[kind];
  return (row) => {
    try {
      return asText(view?.text(read(row), options, environment, row) ?? BLANK);
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
