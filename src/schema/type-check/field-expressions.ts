import { asObject } from "../project/project.ts";
import { below, collectExpressions, itemsOf, type Spot, valueOf } from "./collect-expressions.ts";
import { optionExpressions } from "./option-expressions.ts";
import type { TypedExpression, TypedScope } from "./typed-expression.ts";

/** The options of a field that stand beside its own keys; `others` are read elsewhere. */
export function fieldExpressions(field: Spot, others: readonly string[]): TypedExpression[] {
  return Object.keys(asObject(valueOf(field)))
    .filter((name) => !others.includes(name))
    .flatMap((name) => optionExpressions(below(field, name), name));
}

/** Columns over rows that are seen so; their titles do not see them. */
export function columnExpressions(columns: Spot, rows: TypedScope): TypedExpression[] {
  return itemsOf(columns).flatMap(({ spot }) => {
    const inside = { ...spot, scope: { ...spot.scope, ...rows } };
    return [
      ...collectExpressions(below(spot, "title")),
      ...collectExpressions(below(spot, "visible")),
      ...cellEditExpressions(below(inside, "edit")),
      ...collectExpressions(below(inside, "value")),
      ...fieldExpressions(inside, ["title", "visible", "second", "edit", "value"]),
      ...fieldExpressions(below(inside, "second"), []),
    ];
  });
}

/** A condition; or another property than the one that is shown, with its control. */
function cellEditExpressions(edit: Spot): TypedExpression[] {
  return typeof valueOf(edit) === "object" ? fieldExpressions(edit, []) : collectExpressions(edit);
}
