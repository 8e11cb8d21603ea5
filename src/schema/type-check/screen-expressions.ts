import type { Contracts } from "../contracts.ts";
import { readDialogs } from "../plan/use-block.ts";
import type { Part } from "../plan/merge-parts.ts";
import { asObject, type Entry, type Project } from "../project/project.ts";
import { actionExpressions, isOpenedFrom, type StepTypes } from "./action-expressions.ts";
import { below, collectParams, type Spot, valueOf } from "./collect-expressions.ts";
import { dialogExpressions, type RecordTypes, recordTypes } from "./dialog-expressions.ts";
import { optionExpressions } from "./option-expressions.ts";
import type { TypedExpression, TypedScope } from "./typed-expression.ts";

/** What every expression of every screen sees. */
const EVERYWHERE: TypedScope = { session: "Session", period: "string", today: "string" };

/** All expressions of all screens, those of a block once for each screen that uses it. */
export function projectExpressions(project: Project, contracts: Contracts): TypedExpression[] {
  const records = recordTypes(project);
  return [...project.screens.values()]
    .filter((screen) => screen.value.kind === "list")
    .flatMap((screen) => listScreenExpressions(project, screen, contracts, records));
}

function listScreenExpressions(
  project: Project,
  screen: Entry,
  contracts: Contracts,
  records: RecordTypes,
): TypedExpression[] {
  const part: Part = { value: screen.value, file: screen.file.path, pointer: "" };
  const source = String(asObject(screen.value.source).call);
  const row = rowType(project, source);
  const scopes = listScopes(source, row);
  const spot: Spot = { part, pointer: "", scope: scopes.list, guards: [] };
  const dialogs = readDialogs(project, screen);
  const types: StepTypes = {
    contracts,
    dialogResult: (id) => {
      const submit = asObject(asObject(dialogs.get(id)?.value).submit).call;
      return typeof submit === "string" ? `Result<${JSON.stringify(submit)}>` : "unknown";
    },
  };
  const slots = ["toolbar", "rowActions", "selectionActions"] as const;
  return [
    ...collectParams(below(spot, "source", "params"), source),
    ...fieldExpressions(below(spot, "filters")),
    ...fieldExpressions({ ...below(spot, "columns"), scope: scopes.rowActions }),
    ...slots.flatMap((slot) => actionExpressions({ ...below(spot, slot), scope: scopes[slot] }, types)),
    ...[...dialogs].flatMap(([id, dialog]) => {
      const openers = new Set(slots.filter((slot) => isOpenedFrom(below(spot, slot), id, contracts)));
      const [only = "toolbar"] = openers;
      const scope = openers.size === 1 ? scopes[only] : scopes.list;
      const written = asObject(valueOf(below(spot, "dialogs", id)));
      return dialogExpressions({ part: dialog, pointer: "", scope, guards: [] }, records.of(written));
    }),
  ];
}

function listScopes(source: string, row: string) {
  const list: TypedScope = {
    ...EVERYWHERE,
    filters: `Filters<${JSON.stringify(source)}>`,
    page: "Page",
    route: "Route",
  };
  return {
    list,
    toolbar: list,
    rowActions: { ...list, row },
    selectionActions: { ...list, selection: `${row}[]` },
  };
}

function rowType(project: Project, source: string): string {
  const rows = project.operations.get(source)?.paging?.rows;
  const id = JSON.stringify(source);
  return rows === undefined ? `Row<${id}>` : `RowBelow<${id}, ${JSON.stringify(rows)}>`;
}

function fieldExpressions(spot: Spot): TypedExpression[] {
  const fields = valueOf(spot);
  return (Array.isArray(fields) ? fields : []).flatMap((field, index) =>
    Object.keys(asObject(field)).flatMap((name) => optionExpressions(below(spot, index, name), name)),
  );
}
