import type { FieldOptions } from "../../schema/contracts.ts";
import { fieldOf } from "../../schema/dotted-field.ts";

export type ChoiceValue = string | number;

/** One entry of a select or a tree. */
export interface Choice {
  readonly value: ChoiceValue;
  readonly label: string;
  /** A sentence about what choosing it does. */
  readonly description?: string;
  /** A code that stands beside its label. */
  readonly code?: string;
  readonly children?: readonly Choice[];
  /** The row of the source. */
  readonly row?: Readonly<Record<string, unknown>>;
}

/** The source of the choices. */
export interface ChoiceSource {
  readonly call: string;
  readonly params: Record<string, unknown>;
  readonly value: string;
  readonly label: string;
  /** Property with the code of an entry. */
  readonly code?: string;
}

/** The `source` option of a field, checked against `choiceSourceOption` before it came here. */
export function readChoiceSource(options: FieldOptions): ChoiceSource {
  const source = options.source;
  if (!isRecord(source)) throw new Error("the option source is missing");
  const { call, value, label, code, params } = source;
  if (typeof call !== "string" || typeof value !== "string" || typeof label !== "string") {
    throw new Error("the option source needs call, value and label");
  }
  return {
    call,
    value,
    label,
    ...(typeof code === "string" && { code }),
    params: isRecord(params) ? params : {},
  };
}

/** Rows of an answer (an array, or the array under `list`) as choices; rows without a value are left out. */
export function readChoices(result: unknown, source: ChoiceSource): readonly Choice[] {
  const rows = isRecord(result) ? result.list : result;
  if (!Array.isArray(rows)) throw new Error("选项的数据格式不正确");
  return rows.flatMap((row: unknown) => {
    if (!isRecord(row)) return [];
    const value = fieldOf(row, source.value);
    if (typeof value !== "string" && typeof value !== "number") return [];
    const label = fieldOf(row, source.label);
    const code = source.code === undefined ? undefined : fieldOf(row, source.code);
    const children = Array.isArray(row.children) ? readChoices(row.children, source) : [];
    return [
      {
        value,
        label: typeof label === "string" && label !== "" ? label : String(value),
        ...(typeof code === "string" && code !== "" && { code }),
        ...(children.length > 0 && { children }),
        row,
      },
    ];
  });
}

/** Label of each value in a tree of choices. */
export function choiceLabels(choices: readonly Choice[]): Map<ChoiceValue, string> {
  const labels = new Map<ChoiceValue, string>();
  const visit = (list: readonly Choice[]) => {
    for (const choice of list) {
      labels.set(choice.value, choice.label);
      if (choice.children) visit(choice.children);
    }
  };
  visit(choices);
  return labels;
}

/** The chosen values: none, one or several. */
export function chosenValues(value: unknown): readonly ChoiceValue[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter(
    (entry): entry is ChoiceValue => (typeof entry === "string" && entry !== "") || typeof entry === "number",
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
