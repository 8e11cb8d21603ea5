import { contracts } from "../../../../src/contracts.ts";
import { compileText } from "../../../../src/expression/template.ts";
import { BLANK } from "../../../../src/domain/plain-text.ts";
import type { FieldContract, FieldOptions, SchemaRow, Tables } from "../../../../src/schema/contracts.ts";
import type { JsonSchema } from "../../../../src/schema/project/json-schema.ts";
import { fieldReader, propertyAt } from "../../../../src/schema/dotted-field.ts";
import type { ColumnPlan, FieldPlan, ListPlan } from "../../../../src/schema/plan/plans/screen-plan.ts";
import { compileStates } from "../../../../src/schema/predicate/compile-state.ts";
import { Refusal } from "../../../platform/errors.ts";
import { type Grants, mayCall } from "../../../access/grants.ts";
import type { WorkbookCell } from "../../../platform/spreadsheet/write-workbook.ts";
import { entryColumn } from "./entry-column.ts";
import type { ExportScope } from "./export-scope.ts";

export interface ExportColumn {
  readonly title: string;
  /** In characters. */
  readonly width: number;
  readonly cellOf: (row: SchemaRow) => WorkbookCell;
}

/**
 * The columns of a list as it shows them: `wanted` ids in their order, or those that stand there for all users.
 * A value on a second line, and one behind a mark, becomes a column after it, unless the list has one for it. Columns
 * that the user may not see, and those that only the browser works out, are left out. `row`: what the catalogue says of the rows.
 */
export function exportColumns(
  plan: ListPlan,
  wanted: readonly string[] | undefined,
  grants: Grants,
  scope: ExportScope,
  row?: JsonSchema,
): ExportColumn[] {
  const allowed = plan.columns.filter(
    ({ permission, computed }) =>
      !computed && (permission === undefined || mayCall(grants, [permission], "read")),
  );
  const shown = wanted?.flatMap(
    (id) => allowed.find((column) => column.id === id && !column.of) ?? entryColumn(id, allowed, scope) ?? [],
  );
  const columns = shown ?? allowed.filter(isUnconditional);
  if (columns.length === 0) throw new Refusal("rule", "没有可导出的列，请刷新页面后重试");
  const tables: Tables = { enums: plan.enums, states: compileStates(plan.states, scope) };
  const text = (template: string) => {
    const value = compileText(template)({ ...scope }) ?? "";
    return typeof value === "string" ? value : JSON.stringify(value);
  };
  const fields = new Set(columns.map(({ field }) => field));
  return columns.flatMap((column) => {
    const words = column.isTitled ? asWritten : text;
    const group = column.group === undefined ? "" : `${words(column.group)} `;
    const beside = besideOf(column, row).filter(({ field }) => !fields.has(field));
    return [column, ...beside, ...(column.second ? [column.second] : []), ...hintOf(column, fields)].map(
      (field) => {
        const title = group + (field === column ? words : text)(field.title);
        return { title, width: widthOf(column, title), cellOf: cellReader(field, tables) };
      },
    );
  });
}

function hintOf({ hint }: ColumnPlan, fields: ReadonlySet<string>): FieldPlan[] {
  return typeof hint === "object" && !fields.has(hint.field) ? [hint] : [];
}

/** The second line that the column's kind shows below the value. */
function besideOf({ kind, options }: ColumnPlan, row: JsonSchema | undefined): FieldPlan[] {
  const besides = contractOf(kind).beside?.(options) ?? [];
  return besides.map((beside) => ({
    ...beside,
    title: propertyAt(row, beside.field)?.title ?? beside.title,
  }));
}

/** True for a column that every user sees; the others depend on values of the browser, which names those it shows. */
function isUnconditional({ optional, visible, edition, of }: ColumnPlan): boolean {
  return optional !== true && visible === undefined && edition === undefined && !of;
}

function asWritten(title: string): string {
  return title;
}

const PX_A_CHARACTER = 7;

/** Wide enough for the title, whose Chinese characters take two. */
function widthOf({ width }: ColumnPlan, title: string): number {
  return Math.max(Math.round(width / PX_A_CHARACTER), title.length * 2 + 2);
}

function cellReader({ field, kind, options }: FieldPlan, tables: Tables): ExportColumn["cellOf"] {
  const contract = contractOf(kind);
  const read = fieldReader(field);
  return (row) => {
    const value = read(row);
    const number = contract.cellValue?.(value, options, tables, row) ?? null;
    if (number !== null) return { value: number, format: numberFormat(kind, options, number) };
    const shown = contract.format(value, options, tables, row);
    // Formulas and filters of a spreadsheet want blanks to be empty.
    return shown === BLANK ? null : shown;
  };
}

function contractOf(kind: string): FieldContract {
  const contract = contracts.fields.find((candidate) => candidate.kind === kind);
  if (!contract) throw new Error(`no field kind "${kind}"`);
  return contract;
}

const MONEY_FORMAT = "#,##0.00";

function numberFormat(kind: string, { decimals, separators }: FieldOptions, number: number): string {
  if (kind === "money") return MONEY_FORMAT;
  const whole = separators === false ? "0" : "#,##0";
  const places = typeof decimals === "number" ? "0".repeat(decimals) : "#".repeat(10);
  const behind = typeof decimals === "number" ? decimals > 0 : !Number.isInteger(number);
  const digits = behind ? `${whole}.${places}` : whole;
  return kind === "percent" ? `${digits}%` : digits;
}
