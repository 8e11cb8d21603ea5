import { isCalculating } from "../../../domain/money.ts";
import { plainText } from "../../../domain/plain-text.ts";
import type { FieldEnvironment, FieldView, Row } from "../../../fields/field-view.ts";
import { fieldReader } from "../../../schema/dotted-field.ts";
import type { ChartType, ColumnPlan, FieldPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { axisText } from "./axis-text.ts";

/** A chart as it is drawn: values for the eye, and every text that stands for one. */
export interface Drawing {
  readonly type: ChartType;
  /** The name of each entry. */
  readonly names: readonly string[];
  readonly series: readonly Series[];
  /** A number beside the axis. */
  readonly axisText: (value: number) => string;
}

interface Series {
  readonly title: string;
  /** Null where an entry has no number: a gap. */
  readonly values: readonly (number | null)[];
  /** The same, as a table writes them. */
  readonly texts: readonly string[];
}

interface DrawingInput {
  readonly type: ChartType;
  /** The first says what an entry is, each other is a series. */
  readonly columns: readonly ColumnPlan[];
  /** The titles that they have now, by their ids. */
  readonly titles: ReadonlyMap<string, string>;
  readonly rows: readonly Row[];
  readonly fields: { readonly [kind: string]: FieldView };
  readonly environment: FieldEnvironment;
}

export function readDrawing({ columns, titles, rows, ...input }: DrawingInput): Drawing {
  const [x, ...y] = columns;
  const textsOf = (field: FieldPlan) => {
    const read = fieldReader(field.field);
    const text = input.fields[field.kind]?.text ?? plainText;
    return rows.map((row) => text(read(row), field.options, input.environment, row));
  };
  const series = y.map((field) => ({
    title: titles.get(field.id) ?? field.title,
    values: rows.map(fieldReader(field.field)).map(drawnValue),
    texts: textsOf(field),
  }));
  return {
    type: input.type === "pie" && !isWhole(series) ? "bar" : input.type,
    names: x ? textsOf(x) : [],
    series,
    axisText: axisText(y[0]),
  };
}

function drawnValue(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) && !isCalculating(value) ? value : null;
}

/** Parts below 0, or of nothing, make no pie: bars can show them. */
function isWhole([parts]: readonly Series[]): boolean {
  const values = parts?.values ?? [];
  return values.every((value) => (value ?? 0) >= 0) && values.some((value) => (value ?? 0) > 0);
}
