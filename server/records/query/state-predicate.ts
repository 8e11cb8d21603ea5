import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";
import type { StatePlan } from "../../../src/schema/plan/plans/screen-plan.ts";
import { dateValue } from "../../../src/schema/predicate/date-value.ts";
import { parseWhen } from "../../../src/schema/predicate/parse-predicate.ts";
import type {
  Given,
  Literal,
  Operand,
  OrderOperator,
  Predicate,
} from "../../../src/schema/predicate/predicate.ts";
import { dateValueSql } from "./date-value-sql.ts";

/** The database expression of a path of the row. */
export interface StateColumn {
  readonly sql: Expression<unknown>;
  readonly type: "text" | "number" | "boolean";
}

/** Gives the column of a dotted path such as `company.name`; throws when the query has none. */
export type ColumnOf = (path: string) => StateColumn;

type Condition = RawBuilder<SqlBool>;

/** A value in SQL; `type` null: the value is null. `given`: the condition under which it is this one. */
interface Value {
  readonly sql: Expression<unknown>;
  readonly type: StateColumn["type"] | null;
  readonly given?: Condition;
}

interface Scope {
  readonly columnOf: ColumnOf;
  readonly given: Given;
}

type DateOperand = Extract<Operand, { readonly kind: "date" }>;

const NEVER: Condition = sql<SqlBool>`false`;

/** The value of the state that a row is in; null when no case holds. */
export function stateValue({ cases }: StatePlan, columnOf: ColumnOf, given: Given): RawBuilder<unknown> {
  const ways = cases.map(({ value, when }) => {
    const holds = when === undefined ? sql`true` : toSql(parseWhen(when), { columnOf, given });
    return sql`when ${holds} then ${sql.lit(value)}`;
  });
  return sql`(case ${sql.join(ways, sql` `)} end)`;
}

/** The rows whose state is the one with this value: its case holds and none before it does. */
export function stateCondition(
  { cases }: StatePlan,
  value: string,
  columnOf: ColumnOf,
  given: Given,
): Condition {
  const conditions = cases.map(({ when }) =>
    when === undefined ? sql<SqlBool>`true` : toSql(parseWhen(when), { columnOf, given }),
  );
  const ways = conditions.flatMap((condition, index) => {
    if (cases[index]?.value !== value) return [];
    const earlier = conditions.slice(0, index).map((previous) => sql<SqlBool>`not ${previous}`);
    return [join([...earlier, condition], "and")];
  });
  return ways.length > 0 ? join(ways, "or") : NEVER;
}

function toSql(predicate: Predicate, scope: Scope): Condition {
  switch (predicate.kind) {
    case "all":
      return join(
        predicate.parts.map((part) => toSql(part, scope)),
        "and",
      );
    case "any":
      return join(
        predicate.parts.map((part) => toSql(part, scope)),
        "or",
      );
    case "not":
      return sql`(not ${toSql(predicate.part, scope)})`;
    case "equal":
      return either(predicate.left, predicate.right, scope, equal);
    case "order":
      return either(predicate.left, predicate.right, scope, (left, right) =>
        ordered(left, predicate.operator, right),
      );
    case "among":
      return join(
        predicate.values.map((value) => either(predicate.operand, { kind: "literal", value }, scope, equal)),
        "or",
      );
    case "truth":
      return either(predicate.operand, { kind: "literal", value: true }, scope, equal);
  }
}

/** Holds for the values that the two operands have. */
function either(
  left: Operand,
  right: Operand,
  scope: Scope,
  compare: (left: Value, right: Value) => Condition,
): Condition {
  const ways = valuesOf(left, scope).flatMap((leftValue) =>
    valuesOf(right, scope).map((rightValue) =>
      join(
        [leftValue.given, rightValue.given, compare(leftValue, rightValue)].filter(
          (part) => part !== undefined,
        ),
        "and",
      ),
    ),
  );
  return join(ways, "or");
}

function equal(left: Value, right: Value): Condition {
  if (left.type === null) return sql`(${right.sql} is null)`;
  if (right.type === null) return sql`(${left.sql} is null)`;
  if (left.type !== right.type) return sql`(${left.sql} is null and ${right.sql} is null)`;
  return sql`(${left.sql} is not distinct from ${right.sql})`;
}

function ordered(left: Value, operator: OrderOperator, right: Value): Condition {
  if (left.type === null || left.type !== right.type) return NEVER;
  // The order of code points, whatever the collation of the database.
  const collation = left.type === "text" ? sql` collate "C"` : sql``;
  return sql`coalesce(${left.sql}${collation} ${sql.raw(operator)} ${right.sql}, false)`;
}

/** One value; two where a fallback is of another type than what it stands in for. */
function valuesOf(operand: Operand, { columnOf, given }: Scope): Value[] {
  switch (operand.kind) {
    case "path":
      return [columnOf(operand.path.join("."))];
    case "given":
      return [literal(given[operand.name])];
    case "literal":
      return [literal(operand.value)];
    case "date":
      return valuesOf(operand.operand, { columnOf, given }).map((value) => dateOf(operand, value, given));
    case "fallback": {
      const fallback = literal(operand.value);
      return valuesOf(operand.operand, { columnOf, given }).flatMap((value) => {
        if (value.type === null) return [fallback];
        if (fallback.type === null) return [value];
        if (value.type === fallback.type)
          return [{ ...value, sql: sql`coalesce(${value.sql}, ${fallback.sql})` }];
        const isThere = sql<SqlBool>`${value.sql} is not null`;
        const isMissing = sql<SqlBool>`${value.sql} is null`;
        return [
          { ...value, given: value.given ? join([value.given, isThere], "and") : isThere },
          { ...fallback, given: value.given ? join([value.given, isMissing], "and") : isMissing },
        ];
      });
    }
  }
}

/** Operands that do not depend on the row are evaluated beforehand; a value that is no text has no day. */
function dateOf({ name, operand, count }: DateOperand, value: Value, given: Given): Value {
  if (operand.kind === "given") return literal(dateValue(name, given[operand.name], count));
  if (operand.kind === "literal") return literal(dateValue(name, operand.value, count));
  if (value.type !== "text") return literal(null);
  const type = name === "monthOf" || name === "yearOf" ? "number" : "text";
  return { ...value, type, sql: dateValueSql(name, value.sql, count) };
}

function literal(value: Literal): Value {
  switch (typeof value) {
    case "number":
      return {
        type: "number",
        sql: Number.isSafeInteger(value) ? sql`cast(${value} as bigint)` : sql`cast(${value} as numeric)`,
      };
    case "string":
      return { type: "text", sql: sql`cast(${value} as text)` };
    case "boolean":
      return { type: "boolean", sql: value ? sql`true` : sql`false` };
    default:
      return { type: null, sql: sql`null` };
  }
}

function join(parts: readonly Condition[], word: "and" | "or"): Condition {
  if (parts.length === 0) return NEVER;
  return sql`(${sql.join(parts, sql.raw(` ${word} `))})`;
}
