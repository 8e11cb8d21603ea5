import type { Contracts } from "../contracts.ts";
import { isComputed } from "../plan/list/plan-columns.ts";
import { asObject } from "../project/project.ts";
import {
  below,
  collectExpressions,
  collectParams,
  itemsOf,
  type Spot,
  valueOf,
} from "./collect-expressions.ts";
import { callName, propertyType } from "./operation-types.ts";
import { optionExpressions } from "./option-expressions.ts";
import type { TypedExpression, TypedScope } from "./typed-expression.ts";

/** The options of a field that stand beside its own keys; `others` are read elsewhere. */
export function fieldExpressions(field: Spot, others: readonly string[]): TypedExpression[] {
  return Object.keys(asObject(valueOf(field)))
    .filter((name) => !others.includes(name))
    .flatMap((name) => optionExpressions(below(field, name), name));
}

/** Columns over rows that are seen so; their titles do not see them. */
export function columnExpressions(columns: Spot, rows: TypedScope, contracts: Contracts): TypedExpression[] {
  return itemsOf(columns).flatMap(({ value, spot }) => {
    if (typeof value.columnsOf === "string")
      return columnsOfExpressions(spot, value.columnsOf, rows, contracts);
    const inside = { ...spot, scope: { ...spot.scope, ...rows } };
    return [
      ...collectExpressions(below(spot, "title")),
      ...collectExpressions(below(spot, "visible")),
      ...cellEditExpressions(below(inside, "edit")),
      ...cellEditExpressions(below(inside, "add")),
      ...collectExpressions(below(inside, "value"), computedType(value, contracts)),
      ...collectExpressions(below(inside, "hint"), "string | number | null | undefined"),
      ...collectParams(below(inside, "preview", "params"), callName(value.preview)),
      ...fieldExpressions(inside, [
        "title",
        "visible",
        "second",
        "hint",
        "preview",
        "edit",
        "add",
        "value",
        "do",
      ]),
      ...fieldExpressions(below(inside, "second"), []),
    ];
  });
}

/** The values that the kind of a computed column can show, as TypeScript; undefined: any. */
function computedType(column: Readonly<Record<string, unknown>>, contracts: Contracts): string | undefined {
  if (!isComputed(column)) return undefined;
  const { kind = "text" } = column;
  const types = contracts.fields.find((contract) => contract.kind === kind)?.types;
  return types && [...types, "null", "undefined"].join(" | ");
}

/** Columns over the entries of a list in the rows; their common title sees one. */
function columnsOfExpressions(
  spot: Spot,
  list: string,
  rows: TypedScope,
  contracts: Contracts,
): TypedExpression[] {
  const entry = `NonNullable<${propertyType(rows.row ?? "unknown", list)}>[number]`;
  return [
    ...collectExpressions({ ...below(spot, "title"), scope: { ...spot.scope, entry } }),
    ...columnExpressions(below(spot, "columns"), rows, contracts),
  ];
}

/** A condition; or another property than the one that is shown, with its control. */
function cellEditExpressions(edit: Spot): TypedExpression[] {
  return typeof valueOf(edit) === "object" ? fieldExpressions(edit, []) : collectExpressions(edit);
}
