import { roundDust } from "../../../src/domain/number-text.ts";
import { namedReference } from "../../../src/schema/imports/named-reference.ts";
import { columnKind } from "../../../src/schema/project/column-kind.ts";
import { decimalsOf } from "../../../src/schema/project/decimals-of.ts";
import { isFlag } from "../../../src/schema/project/is-flag.ts";
import type { JsonSchema } from "../../../src/schema/project/json-schema.ts";
import type { Project } from "../../../src/schema/project/project.ts";
import type { RecordType } from "../../../src/schema/project/record-type.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";
import { Refusal } from "../../platform/errors.ts";
import type { WorkbookValues } from "../../platform/spreadsheet/workbook-column.ts";
import { fitsFormat } from "../../platform/fits-format.ts";
import type { Fields } from "../../contracts/record.ts";
import { findNamed } from "./named-references.ts";

/** The values of a row as the record keeps them; refuses what its limits do not allow, all of it at once. */
export async function readRow(
  values: WorkbookValues,
  record: RecordType,
  context: FirmContext,
): Promise<Fields> {
  const faults: { path: string; message: string }[] = [];
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === null) continue;
    const property = record.schema.properties?.[name] ?? {};
    const reference = namedReference(record, name);
    const read = reference
      ? await findNamed(reference, String(value), context)
      : settleNumber(readCell(value, property, context.project), property);
    const fault = reference ? (typeof read === "string" ? read : undefined) : valueFault(read, property);
    if (fault !== undefined)
      faults.push({ path: name, message: `${property.title ?? name}“${value}”${fault}` });
    fields[reference?.property ?? name] = read;
  }
  if (faults.length > 0) throw new Refusal("validation", faults[0]?.message, faults);
  return fields;
}

function valueFault(read: unknown, property: JsonSchema): string | undefined {
  return read === undefined ? "不在可选范围内" : limitFault(read, property);
}

/** A value of a code table is given by its label, its code, or what its label says before or in brackets. */
function readCell(value: string | number, property: JsonSchema, project: Project): unknown {
  const table = property["x-enum"];
  const text = bare(String(value));
  if (table === undefined) {
    if (isFlag(property)) return FLAGS.get(text.toUpperCase());
    return columnKind(property) === "boolean" ? text === "是" : value;
  }
  const entries = project.enums.get(table) ?? [];
  const exact = entries.find(({ label, value: code }) => bare(label) === text || String(code) === text);
  if (exact) return exact.value;
  const parts = new Set([text, shareAsPercent(text)]);
  const partly = entries.filter(({ label }) =>
    bare(label)
      .split(/[()]/u)
      .some((part) => parts.has(part)),
  );
  return partly.length === 1 ? partly[0]?.value : undefined;
}

/** Of the widths of letters, digits and brackets, and without blanks: 100 % is 100%. */
function bare(text: string): string {
  return text.normalize("NFKC").replaceAll(/\s/g, "");
}

const FLAGS: ReadonlyMap<string, number> = new Map([
  ["是", 1],
  ["√", 1],
  ["1", 1],
  ["TRUE", 1],
  ["否", 0],
  ["×", 0],
  ["0", 0],
  ["FALSE", 0],
]);

/** A cell that Excel shows as 50% holds 0.5. */
function shareAsPercent(value: string): string {
  return `${Number(value) * 100}%`;
}

/** The number without a formula's dust behind the decimals that the catalogue keeps. */
function settleNumber(value: unknown, property: JsonSchema): unknown {
  const decimals = decimalsOf(property);
  if (typeof value !== "number" || decimals === undefined) return value;
  return roundDust(value, decimals) ?? value;
}

function limitFault(value: unknown, property: JsonSchema): string | undefined {
  if (typeof value === "number") return numberFault(value, property);
  return typeof value === "string" ? textFault(value, property) : undefined;
}

function numberFault(value: number, property: JsonSchema): string | undefined {
  const { minimum, maximum } = property;
  if (minimum !== undefined && value < minimum) return `不能小于 ${minimum}`;
  if (maximum !== undefined && value > maximum) return `不能大于 ${maximum}`;
  const decimals = decimalsOf(property);
  if (decimals === undefined || roundDust(value, decimals) !== undefined) return undefined;
  return decimals === 0 ? "应为整数" : `最多 ${decimals} 位小数`;
}

function textFault(
  value: string,
  { minLength = 0, maxLength, pattern, format = "" }: JsonSchema,
): string | undefined {
  if (value.length < minLength) return `不能少于 ${minLength} 个字`;
  if (maxLength !== undefined && value.length > maxLength) return `不能超过 ${maxLength} 个字`;
  const fits = pattern === undefined || new RegExp(pattern, "u").test(value);
  return fits && fitsFormat(value, format) ? undefined : "格式不正确";
}
