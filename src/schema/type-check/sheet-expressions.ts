import { rowParam, type SubmittedRows } from "../plan/list/row-param.ts";
import { asObject } from "../project/project.ts";
import { below, collectExpressions, collectParams, type Spot, valueOf } from "./collect-expressions.ts";
import { callName, propertyType, valuesType } from "./operation-types.ts";
import type { TypedExpression, TypedScope } from "./typed-expression.ts";

/** The expressions of `edit`: `all` is what the list sees, `ofRow` what a row adds to it. */
export function sheetExpressions(
  list: Spot,
  all: TypedScope,
  ofRow: { readonly row: string; readonly state: string },
): TypedExpression[] {
  const edit = asObject(valueOf(below(list, "edit")));
  const call = (scope: TypedScope, part: string) =>
    collectParams({ ...below(list, "edit", part, "params"), scope }, callName(edit[part]));
  const isByRow = edit.save === "row";
  const initial = { ...below(list, "edit", "add", "initial"), scope: all };
  return [
    ...collectExpressions({ ...below(list, "edit", "when"), scope: all }),
    ...call(isByRow ? { ...all, ...ofRow } : { ...all, ...handedTypes(list, ofRow.row) }, "submit"),
    ...call({ ...all, row: valuesType(callName(edit.add) ?? "") }, "add"),
    ...call({ ...all, ...ofRow }, "remove"),
    ...Object.keys(asObject(valueOf(initial))).flatMap((field) =>
      collectExpressions(below(initial, field), propertyType(newRowType(edit), field)),
    ),
  ];
}

/** Faults of changed and new cells have been found before they are sent: they are as the request wants them. */
function handedTypes(list: Spot, row: string): TypedScope {
  const { edit, rowKey } = asObject(valueOf(list));
  const { submit } = asObject(edit);
  return {
    changed: paramType(submit, "changed"),
    added: paramType(submit, "added"),
    removed: removedType(submit, `${propertyType(row, rowKey ?? "id")}[]`),
  };
}

/** The keys of removed rows, or what the request wants of each where it takes more than the key. */
function removedType(submit: unknown, keys: string): string {
  const wanted = paramType(submit, "removed");
  return `(${wanted} extends readonly (infer Entry)[] ? (Entry extends object ? ${wanted} : ${keys}) : ${keys})`;
}

function paramType(submit: unknown, rows: SubmittedRows): string {
  const param = rowParam(asObject(submit).params, rows);
  if (param === "") return "readonly unknown[]";
  return `NonNullable<${propertyType(valuesType(callName(submit) ?? ""), param)}>`;
}

/** The values of a new row, as the request that takes it says. */
function newRowType({ save, submit, add }: Readonly<Record<string, unknown>>): string {
  return save === "row" ? valuesType(callName(add) ?? "") : `${paramType(submit, "added")}[number]`;
}
