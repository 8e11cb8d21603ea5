import { columnKind, companyProperty } from "../project/column-kind.ts";
import {
  type ColumnType,
  COLUMN_TYPES,
  type ImportField,
  type ImportKindFile,
} from "../project/import-kind.ts";
import { isFlag } from "../project/is-flag.ts";
import { type JsonSchema, typesOf } from "../project/json-schema.ts";
import type { Project } from "../project/project.ts";
import type { RecordType } from "../project/record-type.ts";
import { namedReference } from "./named-reference.ts";

/** One column of a file that comes in. */
export interface ImportColumn {
  /** Name of the value in the row that is read. */
  readonly name: string;
  /**
   * At the head of the column; how it is found again, wherever it stands. A unit at its end, 注册资本（元）, is that of the
   * values: those of a column 注册资本（万元） are converted, by `placesBetween` and `amountInUnit` of src/domain.
   */
  readonly title: string;
  /** Other titles that files of others give it. */
  readonly synonyms?: readonly string[];
  readonly required?: true;
  /**
   * The kind of field that a cell is read as, as the form would; default `text`. A cell that holds no value of it is a
   * fault of the row.
   */
  readonly type?: ColumnType;
  /** A number that its rows do not add up to, such as a balance. */
  readonly balance?: true;
  /** Shown in the template: what to fill in, the values allowed. */
  readonly hint?: string;
  readonly example?: string;
  /** In characters; default 18. */
  readonly width?: number;
}

type Tables = Pick<Project, "enums">;

/**
 * The columns of a kind: the fields that it declares, then those of its record, except the ones that are given
 * beforehand. Each of a code table has the labels for a hint, unless it has another.
 */
export function columnsOfKind(
  { record: name, fields, without }: ImportKindFile,
  project: Tables & Pick<Project, "records">,
  given: Iterable<string> = [],
): ImportColumn[] {
  const left = new Set([...given, ...without]);
  const record = name === undefined ? undefined : project.records.get(name);
  const ofRecord = record ? columnsOfRecord(record, project, left) : [];
  const known = new Set(ofRecord.map((column) => column.name));
  const own = [...fields].filter(([field]) => !known.has(field) && !left.has(field));
  return [
    ...own.map(([field, said]) => ownColumn(field, said, project)),
    ...ofRecord.map((column) => withSaid(column, fields.get(column.name), project)),
  ];
}

function ownColumn(name: string, field: ImportField, project: Tables): ImportColumn {
  return withSaid({ name, title: field.title ?? name }, field, project);
}

function withSaid(column: ImportColumn, field: ImportField | undefined, project: Tables): ImportColumn {
  if (!field) return column;
  const { required: declared, enum: table, ...said } = field;
  const { required: _usual, ...rest } = column;
  const isRequired = declared ?? column.required === true;
  const labels = table === undefined ? "" : labelsOf(table, project);
  return { ...rest, ...(isRequired && { required: true }), ...(labels !== "" && { hint: labels }), ...said };
}

/** Made by the server, in every kind of record that has them. */
const MADE: ReadonlySet<string> = new Set(["createTime", "updateTime", "createUserId", "rowVersion"]);

/**
 * The columns of a record: every field that is kept and neither given beforehand, nor made by the server, nor an
 * identifier. A client or a member of staff is called by name where the record looks that up.
 */
export function columnsOfRecord(
  record: RecordType,
  project: Tables,
  given: ReadonlySet<string>,
): ImportColumn[] {
  const identifiers = new Set([record.key, companyProperty(record)]);
  return Object.entries(record.schema.properties ?? {}).flatMap(([name, property]): ImportColumn[] => {
    const title = property.title ?? name;
    const reference = namedReference(record, name);
    if (reference && !given.has(reference.property) && !given.has(name))
      return [{ name, title, ...(reference.isRequired && { required: true }) }];
    const isTold = ["x-from", "x-state", "x-ref"].some((word) => word in property);
    const isMade = identifiers.has(name) || MADE.has(name);
    if (given.has(name) || isMade || isTold || columnKind(property) === "list") return [];
    const optional = typesOf(property).includes("null") || property.default !== undefined;
    const hint = allowedValues(property, project);
    const column = { name, title, type: typeOf(property), ...(hint !== "" && { hint }) };
    return [optional ? column : { ...column, required: true }];
  });
}

function typeOf(property: JsonSchema): ColumnType {
  if (property["x-enum"] !== undefined || isFlag(property)) return "text";
  const byFormat = COLUMN_TYPES.find((type) => type === property.format);
  return byFormat ?? (columnKind(property) === "number" ? "number" : "text");
}

function allowedValues(property: JsonSchema, project: Tables): string {
  if (columnKind(property) === "boolean" || isFlag(property)) return "是、否";
  return labelsOf(property["x-enum"] ?? "", project);
}

function labelsOf(table: string, { enums }: Tables): string {
  return (enums.get(table) ?? []).map(({ label }) => label).join("、");
}
