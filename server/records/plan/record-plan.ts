import { type AliasedRawBuilder, type RawBuilder, sql } from "kysely";
import { type ColumnKind, columnKind, companyProperty } from "../../../src/schema/project/column-kind.ts";
import { type JsonSchema, typesOf } from "../../../src/schema/project/json-schema.ts";
import type { RecordType } from "../../../src/schema/project/record-type.ts";
import { ownColumn, propertyOf, readingOf, valueOf } from "./record-columns.ts";
import type { Fields } from "../../contracts/record.ts";

/** A property of a kind of record, as the database and the filters see it. */
export interface FieldPlan {
  readonly name: string;
  readonly property: JsonSchema;
  readonly kind: ColumnKind;
  /** The column that keeps it; undefined: among the fields, or looked up. */
  readonly column: string | undefined;
  /** It is not kept: found through what the record refers to, or given by a derived state. */
  readonly isLookedUp: boolean;
  /** In a query of `plainRecord as r`. */
  readonly value: RawBuilder<unknown>;
  /** The same in the order in which values follow each other: days and times by code points. */
  readonly ordered: RawBuilder<unknown>;
  /** The stored reading of a client's or staff's name. */
  readonly reading: RawBuilder<unknown> | undefined;
}

export interface Order {
  readonly field: string;
  readonly descending: boolean;
}

/** A property that an answer shows. */
export interface ShownField {
  readonly name: string;
  readonly mask: JsonSchema["x-mask"];
  /** An unknown value is an empty list instead of null. */
  readonly isList: boolean;
}

/** A kind of record, planned once: nothing of the catalogue is interpreted when a request comes. */
export interface RecordPlan {
  readonly record: RecordType;
  /** The property that says whose it is; undefined: it belongs to the firm. */
  readonly company: string | undefined;
  readonly fields: ReadonlyMap<string, FieldPlan>;
  readonly lookedUp: readonly FieldPlan[];
  readonly selections: readonly AliasedRawBuilder<unknown, string>[];
  /** Fields that hold a derived state; `planOn` gives them their values. */
  readonly derived: readonly FieldPlan[];
  /** Names of what the JSON column keeps. */
  readonly kept: readonly string[];
  readonly masked: ReadonlyMap<string, NonNullable<JsonSchema["x-mask"]>>;
  /** Texts that may be what people call it, the likeliest first. */
  readonly names: readonly string[];
  /** The usual order. */
  readonly order: readonly Order[];
  readonly defaults: Fields;
}

const planned = new WeakMap<RecordType, RecordPlan>();
const shapes = new WeakMap<RecordPlan, WeakMap<JsonSchema, readonly ShownField[]>>();

/** The plan of a kind of record, made once for it. */
export function planRecord(record: RecordType): RecordPlan {
  const known = planned.get(record);
  if (known) return known;
  const plan = Object.freeze(makePlan(record));
  planned.set(record, plan);
  return plan;
}

export function fieldOf({ record, fields }: RecordPlan, name: string): FieldPlan {
  const field = fields.get(name);
  if (!field) throw new Error(`a record "${record.name}" has no "${name}"`);
  return field;
}

/** The parts of a record that an answer of this shape shows; made once for the shape. */
export function planShape(plan: RecordPlan, shape: JsonSchema): readonly ShownField[] {
  const known = shapes.get(plan) ?? new WeakMap<JsonSchema, readonly ShownField[]>();
  shapes.set(plan, known);
  const made =
    known.get(shape) ??
    Object.entries(shape.properties ?? {}).map(([name, promised]) => ({
      name,
      mask: plan.masked.get(name),
      isList: typesOf(promised).join() === "array",
    }));
  known.set(shape, made);
  return made;
}

function makePlan(record: RecordType): RecordPlan {
  const fields = Object.keys(record.schema.properties ?? {}).map((name) =>
    Object.freeze(planField(record, name)),
  );
  const lookedUp = fields.filter(({ isLookedUp }) => isLookedUp);
  return {
    record,
    company: companyProperty(record),
    fields: new Map(fields.map((field) => [field.name, field])),
    lookedUp,
    selections: lookedUp.map(({ name, value }) => value.as(name)),
    derived: fields.filter(({ property }) => property["x-state"] !== undefined),
    kept: fields
      .filter(({ column, isLookedUp }) => column === undefined && !isLookedUp)
      .map(({ name }) => name),
    masked: new Map(
      fields.flatMap(({ name, property: { "x-mask": mask } }) => (mask ? [[name, mask] as const] : [])),
    ),
    names: record.called ?? fields.filter(isName).map(({ name }) => name),
    order: record.order.map((name) => ({
      field: name.replace(/^-/, ""),
      descending: name.startsWith("-"),
    })),
    defaults: Object.fromEntries(
      fields.flatMap(({ name, property }) =>
        property.default === undefined ? [] : [[name, property.default] as const],
      ),
    ),
  };
}

function planField(record: RecordType, name: string): FieldPlan {
  const property = propertyOf(record, name);
  const kind = columnKind(property);
  const column = ownColumn(record, name);
  const value = property["x-state"] === undefined ? valueOf(record, name) : sql`null`;
  const isLookedUp = property["x-from"] !== undefined || property["x-state"] !== undefined;
  const isTime = kind === "text" && column === undefined && !isLookedUp && TIMES.has(property.format ?? "");
  return {
    name,
    property,
    kind,
    column,
    isLookedUp,
    value,
    ordered: isTime ? sql`${value} collate "C"` : value,
    reading: readingOf(record, name),
  };
}

/** Formats of texts that stand for days and times, as they compare. */
const TIMES: ReadonlySet<string> = new Set(["date", "datetime", "period"]);

/** A text that is neither coded nor dated, nor the version of the row. */
function isName({ name, property }: FieldPlan): boolean {
  const isCoded = property["x-enum"] !== undefined || property.enum !== undefined;
  return (
    typesOf(property).includes("string") && !isCoded && property.format === undefined && name !== "rowVersion"
  );
}
