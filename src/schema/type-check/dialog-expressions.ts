import { readInputs, typeOfInputs } from "../inputs/read-inputs.ts";
import { asObject, type Entry } from "../project/project.ts";
import { actionExpressions, isOpenedFrom, type StepTypes } from "./action-expressions.ts";
import {
  below,
  collectExpressions,
  collectParams,
  itemsOf,
  type Spot,
  valueOf,
} from "./collect-expressions.ts";
import { shownExpressions } from "./shown-expressions.ts";
import { columnExpressions, fieldExpressions } from "./field-expressions.ts";
import { formExpressions, formValuesType } from "./form-expressions.ts";
import { givenType } from "./given-type.ts";
import { callName, propertyType, rowScope } from "./operation-types.ts";
import type { RecordTypes } from "./record-types.ts";
import type { TypedExpression, TypedScope } from "./typed-expression.ts";

/** The dialogs of a screen, each with what the places see that open it: `openers`, and the buttons of other dialogs. */
export function openedDialogs(
  screen: Spot,
  entry: Entry,
  openers: readonly Spot[],
  types: StepTypes,
  records: RecordTypes,
): TypedExpression[] {
  const written = asObject(entry.value.dialogs);
  const ids = Object.keys(asObject(valueOf(below(screen, "dialogs"))));
  const recordOf = (id: string) => {
    const whole = asObject(valueOf(below(screen, "dialogs", id)));
    return whole.sections === undefined ? records.of(asObject(written[id])) : records.shown(whole);
  };
  const scopeOf = (id: string, trail: readonly string[]): TypedScope => {
    const inDialogs = ids
      .filter((opener) => opener !== id && !trail.includes(opener))
      .map((opener) => ({ opener, actions: below(screen, "dialogs", opener, "actions") }))
      .filter(({ actions }) => isOpenedFrom(actions, id, types.contracts))
      .map(({ opener }) => {
        const dialog = { ...below(screen, "dialogs", opener), scope: scopeOf(opener, [...trail, id]) };
        return bodyScope(dialog, recordOf(opener));
      });
    const scopes = [
      ...openers.filter((spot) => isOpenedFrom(spot, id, types.contracts)).map(({ scope }) => scope),
      ...inDialogs,
    ];
    const seen = common(scopes, screen.scope);
    const declared = readInputs(asObject(valueOf(below(screen, "dialogs", id))).inputs, types.project);
    const handed = declared.length > 0 ? typeOfInputs(declared) : givenType(screen, id, types.contracts);
    return { ...seen, given: `Handed<${seen.given ?? "{}"}, ${handed}>` };
  };
  return ids.flatMap((id) => {
    const dialog = { ...below(screen, "dialogs", id), scope: scopeOf(id, []) };
    return [
      ...collectExpressions(below(dialog, "title")),
      ...collectExpressions(below(dialog, "params")),
      ...shownExpressions(dialog, types.project),
      ...bodyExpressions(dialog, recordOf(id), types).expressions,
    ];
  });
}

/** The parts that a dialog and a screen for one thing share, and the scope of its buttons. */
export function bodyExpressions(
  body: Spot,
  record: string,
  types: StepTypes,
): { readonly expressions: TypedExpression[]; readonly inside: TypedScope } {
  const { record: load, submit } = asObject(valueOf(body));
  const scope = bodyScope(body, record);
  const inside = { ...body, scope };
  return {
    inside: scope,
    expressions: [
      ...collectExpressions(below(body, "initial")),
      ...collectParams(below(body, "record", "params"), callName(load)),
      ...collectParams(below(inside, "submit", "params"), callName(submit)),
      ...formExpressions(below(inside, "form")),
      ...sectionExpressions(below(inside, "sections"), callName(load), types),
      ...actionExpressions(below(inside, "actions"), types),
    ],
  };
}

function bodyScope(body: Spot, record: string): TypedScope {
  const { form, submit } = asObject(valueOf(body));
  if (form === undefined) return { ...body.scope, record };
  return { ...body.scope, record, $values: formValuesType(form, callName(submit)) };
}

function sectionExpressions(
  sections: Spot,
  record: string | undefined,
  { project }: StepTypes,
): TypedExpression[] {
  const whole = sections.scope.record ?? "any";
  return itemsOf(sections).flatMap(({ value, spot }) => {
    const { source, rows } = asObject(value.table);
    const called = callName(source);
    const ofRow =
      called === undefined ? { row: `Item<${propertyType(whole, rows)}>` } : rowScope(project, called);
    const field = (item: Spot) => ({ ...item, scope: { ...item.scope, row: whole } });
    return [
      ...collectExpressions(below(spot, "title")),
      ...collectExpressions(below(spot, "visible")),
      ...shownExpressions(spot, project),
      ...itemsOf(below(spot, "fields")).flatMap((item) => [
        ...collectExpressions(below(item.spot, "title")),
        ...collectExpressions(below(item.spot, "visible")),
        ...fieldExpressions(field(item.spot), ["title", "visible"]),
      ]),
      ...collectParams(below(spot, "table", "source", "params"), called),
      ...columnExpressions(below(spot, "table", "columns"), record === undefined ? { row: "any" } : ofRow),
    ];
  });
}

/** The names that all of several places see; a name with several types may have any of them. */
function common(scopes: readonly TypedScope[], otherwise: TypedScope): TypedScope {
  const [first, ...others] = scopes;
  if (!first) return otherwise;
  return Object.fromEntries(
    Object.keys(first)
      .filter((name) => others.every((scope) => Object.hasOwn(scope, name)))
      .map((name) => [name, [...new Set(scopes.map((scope) => scope[name]))].join(" | ")]),
  );
}
