import type { Contracts } from "../contracts.ts";
import { asObject, type Project } from "../project/project.ts";
import {
  below,
  collectExpressions,
  collectParams,
  itemsOf,
  type Spot,
  valueOf,
} from "./collect-expressions.ts";
import { sheetExpressions } from "./sheet-expressions.ts";
import { callName, propertyType, rowScope, valuesType } from "./operation-types.ts";
import { fieldExpressions, columnExpressions } from "./field-expressions.ts";
import type { TypedExpression, TypedScope } from "./typed-expression.ts";

/** The expressions of a list but those of its actions and dialogs. */
export function listExpressions(list: Spot, project: Project, contracts: Contracts): TypedExpression[] {
  const { page, request, all, ofRow } = listScopes(list, project);
  const inside = { ...list, scope: all };
  const call = (scope: TypedScope, ...path: string[]) =>
    collectParams({ ...below(list, ...path, "params"), scope }, callName(valueOf(below(list, ...path))));
  const expand = callName(valueOf(below(list, "expand", "source"))) ?? "";
  return [
    ...call(request, "source"),
    ...call(all, "tabs", "counts"),
    ...call(request, "aside", "source"),
    ...call(all, "summary", "source"),
    ...sheetExpressions(list, all, ofRow),
    ...call({ ...all, ...ofRow }, "expand", "source"),
    ...itemsOf(below(list, "refresh")).flatMap(({ value, spot }) => [
      ...collectExpressions({ ...below(spot, "rows"), scope: { ...all, ...ofRow } }),
      ...collectParams(
        { ...below(spot, "source", "params"), scope: { ...all, rows: `${ofRow.row}[]` } },
        callName(value.source),
      ),
    ]),
    ...[below(list, "selectable", "disabled"), below(list, "tone")].flatMap((judged) =>
      itemsOf(judged).flatMap(({ spot }) => collectExpressions({ ...spot, scope: { ...request, ...ofRow } })),
    ),
    ...collectExpressions({ ...below(list, "selectable", "ticked"), scope: { ...request, ...ofRow } }),
    ...filterExpressions(below(inside, "filters"), page),
    ...columnExpressions(below(inside, "columns"), ofRow, contracts),
    ...columnExpressions(below(inside, "expand", "columns"), rowScope(project, expand), contracts),
  ];
}

/** The places with actions, each with what its actions see; a row action has a place of its own. */
export function listSlots(list: Spot, project: Project): Spot[] {
  const { all, ofRow, node } = listScopes(list, project);
  const slot = (scope: TypedScope, ...path: string[]) => ({ ...below(list, ...path), scope });
  return [
    slot(all, "toolbar"),
    ...itemsOf(below(list, "rowActions")).map(({ value, spot }) => ({
      ...spot,
      scope: value.on === undefined ? { ...all, ...ofRow } : { ...all, rows: `${ofRow.row}[]` },
    })),
    slot({ ...all, selection: `${ofRow.row}[]` }, "selectionActions"),
    slot(all, "aside", "toolbar"),
    slot({ ...all, node }, "aside", "nodeActions"),
  ];
}

/** The steps of the cells that lead somewhere, with what they see. */
export function cellSteps(list: Spot, project: Project): Spot[] {
  const { request, ofRow } = listScopes(list, project);
  return itemsOf(below(list, "columns")).map(({ spot }) => ({
    ...below(spot, "do"),
    scope: { ...request, ...ofRow },
  }));
}

/** The steps of each round of `refresh`, with what they see. */
export function roundSteps(list: Spot, project: Project): Spot[] {
  const { all, ofRow } = listScopes(list, project);
  const scope = { ...all, rows: `${ofRow.row}[]`, done: `${ofRow.row}[]` };
  return itemsOf(below(list, "refresh")).map(({ spot }) => ({ ...below(spot, "then"), scope }));
}

function listScopes(list: Spot, project: Project) {
  const { source, aside, tabs } = asObject(valueOf(list));
  const operation = callName(source) ?? "";
  const ofRow = rowScope(project, operation);
  const tree = callName(asObject(aside).source);
  const node = tree === undefined ? "null" : `Entry<${JSON.stringify(tree)}>`;
  const names = itemsOf(below(list, "tabs", "items")).map(({ value }) =>
    JSON.stringify(value.name ?? value.id),
  );
  const page = list.scope;
  const request: TypedScope = {
    ...page,
    filters: valuesType(operation),
    page: "Page",
    tab: tabs === undefined || names.length === 0 ? "undefined" : names.join(" | "),
    node: tree === undefined ? "null" : `${propertyType(node, asObject(aside).value)} | null`,
  };
  const shape = `params: ${valuesType(operation)}; readonly columns: readonly string[]; readonly selection: readonly string[]`;
  return { page, request, all: { ...request, list: `{ readonly ${shape} }` }, ofRow, node };
}

function filterExpressions(filters: Spot, page: TypedScope): TypedExpression[] {
  const inForce = filters.scope.filters ?? "unknown";
  return itemsOf(filters).flatMap(({ spot }) => [
    ...collectExpressions({ ...below(spot, "initial"), scope: page }),
    ...fieldExpressions({ ...spot, scope: { ...spot.scope, $values: inForce } }, ["initial"]),
  ]);
}
