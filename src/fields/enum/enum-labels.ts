import type { EnumEntry } from "../../schema/plan/plans/screen-plan.ts";
import type { EnumTables, FieldOptions } from "../../schema/contracts.ts";
import { plainText } from "../../domain/plain-text.ts";

/** Entries of the field's code table; none when the table did not come with the plan. */
export function enumEntries(options: FieldOptions, enums: EnumTables): readonly EnumEntry[] {
  return typeof options.enum === "string" ? (enums[options.enum] ?? []) : [];
}

/** Labels of one or several values; a value outside the table is shown as it came. */
export function enumLabels(value: unknown, options: FieldOptions, enums: EnumTables): readonly string[] {
  const entries = enumEntries(options, enums);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.map((held) => entries.find((entry) => entry.value === held)?.label ?? plainText(held));
}
