import type { Contracts } from "../contracts.ts";
import { readInputs, typeOfInputs } from "../inputs/read-inputs.ts";
import { asText } from "../project/as-object.ts";
import { asObject, type Entry, type Project } from "../project/project.ts";
import { actionExpressions, isOpenedFrom, stepExpressions, type StepTypes } from "./action-expressions.ts";
import {
  below,
  collectExpressions,
  collectParams,
  itemsOf,
  type Spot,
  valueOf,
} from "./collect-expressions.ts";
import { shownExpressions } from "./shown-expressions.ts";
import { dialogStepsExpressions, dialogStepsSlots } from "./dialog-steps-expressions.ts";
import { columnExpressions, fieldExpressions } from "./field-expressions.ts";
import { formExpressions, formValuesType } from "./form-expressions.ts";
import { givenType } from "./given-type.ts";
import { answersType, callName, propertyType, resultType, rowScope } from "./operation-types.ts";
import type { RecordTypes } from "./record-types.ts";
import type { TypedExpression, TypedScope } from "./typed-expression.ts";

type Value = Readonly<Record<string, unknown>>;

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
      .flatMap((opener) => {
        const dialog = below(screen, "dialogs", opener);
        if (!isOpenedFrom(dialog, id, types.contracts)) return [];
        if (asObject(valueOf(dialog)).steps !== undefined) {
          const around = { ...dialog, scope: scopeOf(opener, [...trail, id]) };
          return dialogStepsSlots(around, recordOf(opener), types)
            .filter((slot) => isOpenedFrom(slot, id, types.contracts))
            .map(({ scope }) => scope);
        }
        const inside = bodyScope(
          { ...dialog, scope: scopeOf(opener, [...trail, id]) },
          recordOf(opener),
          types.contracts,
        );
        return bodySlots({ ...dialog, scope: inside }, types.project)
          .filter((slot) => isOpenedFrom(slot, id, types.contracts))
          .map(({ scope }) => scope);
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
      ...collectExpressions(below(dialog, "tags")),
      ...collectExpressions(below(dialog, "params")),
      ...walkExpressions(dialog, types.project),
      ...shownExpressions(dialog, types.project),
      ...(asObject(valueOf(dialog)).steps === undefined
        ? bodyExpressions(dialog, recordOf(id), types).expressions
        : dialogStepsExpressions(dialog, recordOf(id), types)),
    ];
  });
}

/** The values that the page of a dialog is led along, of the type of its input. */
function walkExpressions(dialog: Spot, project: Project): TypedExpression[] {
  const { inputs, walk } = asObject(valueOf(dialog));
  const input = readInputs(inputs, project).find(({ name }) => name === asObject(walk).input);
  return collectExpressions(below(dialog, "walk", "over"), `readonly (${input?.type ?? "any"})[]`);
}

/** The parts that a dialog and a screen for one thing share, and the scope of its buttons. */
export function bodyExpressions(
  body: Spot,
  record: string,
  types: StepTypes,
): { readonly expressions: TypedExpression[]; readonly inside: TypedScope } {
  const { record: load, submit } = asObject(valueOf(body));
  const scope = bodyScope(body, record, types.contracts);
  const inside = { ...body, scope };
  return {
    inside: scope,
    expressions: [
      ...collectExpressions(below(body, "initial")),
      ...collectParams(below(body, "record", "params"), callName(load)),
      ...questionExpressions(body),
      ...collectParams(below(inside, "submit", "params"), callName(submit)),
      ...collectExpressions(below(inside, "submit", "title")),
      ...itemsOf(below(aboutOf(inside), "readOnly")).flatMap(({ spot }) => collectExpressions(spot)),
      ...formExpressions(below(inside, "form")),
      ...sectionExpressions(below(inside, "sections"), asObject(valueOf(body)), types),
      ...sectionExpressions(below(aboutOf(inside), "about"), asObject(valueOf(body)), types),
      ...bodySlots(inside, types.project).flatMap((slot) => actionExpressions(slot, types)),
    ],
  };
}

/** The places with actions of a body, each with what its actions see; `inside` sees the record. */
export function bodySlots(inside: Spot, project: Project): Spot[] {
  const body = asObject(valueOf(inside));
  const sections = [...itemsOf(below(inside, "sections")), ...itemsOf(below(aboutOf(inside), "about"))];
  const tables = sections.map(({ value, spot }) => ({
    ...below(spot, "table", "rowActions"),
    scope: { ...spot.scope, ...entryScope(value.table, subjectType(value, body, spot.scope), project) },
  }));
  return [below(inside, "actions"), ...tables];
}

/** The parts above a form's fields see the record, and nothing of what is typed. */
function aboutOf(inside: Spot): Spot {
  const { $values: _values, ...scope } = inside.scope;
  return { ...inside, scope };
}

/** The operation that gives what a section is about: the record, or the answer that it is `from`. */
function subjectCall(section: Value, body: Value): string | undefined {
  const answered = asText(section.from);
  return callName(answered === undefined ? body.record : asObject(body.data)[answered]);
}

function subjectType(section: Value, body: Value, scope: TypedScope): string {
  if (section.from === undefined) return scope.record ?? "any";
  const question = subjectCall(section, body);
  return question === undefined ? "any" : resultType(question);
}

/** The names that expressions see beside one entry of a section's table; `whole` is the type of the section's record. */
function entryScope(table: unknown, whole: string, project: Project): TypedScope {
  const { source, rows } = asObject(table);
  const called = callName(source);
  return called === undefined ? { row: `Item<${propertyType(whole, rows)}>` } : rowScope(project, called);
}

export function bodyScope(body: Spot, record: string, contracts: Contracts): TypedScope {
  const { form, submit, data } = asObject(valueOf(body));
  if (form === undefined)
    return { ...body.scope, record, ...(data !== undefined && { data: answersType(data) }) };
  return { ...body.scope, record, $values: formValuesType(form, callName(submit), contracts) };
}

/** The questions of a page, sent before any record is loaded. */
function questionExpressions(body: Spot): TypedExpression[] {
  return Object.entries(asObject(asObject(valueOf(body)).data)).flatMap(([name, question]) =>
    collectParams(below(body, "data", name, "params"), callName(question)),
  );
}

function sectionExpressions(sections: Spot, body: Value, types: StepTypes): TypedExpression[] {
  const { project } = types;
  return itemsOf(sections).flatMap(({ value, spot: outside }) => {
    const answered = asText(value.from);
    // Its body is drawn once its own answer is there.
    const spot =
      answered === undefined || body.data === undefined
        ? outside
        : { ...outside, scope: { ...outside.scope, data: answersType(body.data, answered) } };
    const called = callName(asObject(value.table).source);
    const subject = subjectCall(value, body);
    const whole = subjectType(value, body, sections.scope);
    const ofRow = entryScope(value.table, whole, project);
    const field = (item: Spot) => ({ ...item, scope: { ...item.scope, row: whole } });
    return [
      ...collectExpressions(below(outside, "title")),
      ...collectExpressions(below(outside, "visible")),
      ...shownExpressions(spot, project),
      ...textExpressions(below(spot, "text"), types),
      ...collectExpressions({ ...below(spot, "table", "stage"), scope: { ...spot.scope, ...ofRow } }, STAGE),
      ...["fields", "figures"].flatMap((key) =>
        itemsOf(below(spot, key)).flatMap((item) => [
          ...collectExpressions(below(item.spot, "title")),
          ...collectExpressions(below(item.spot, "visible")),
          ...fieldExpressions(field(item.spot), ["title", "visible", "do"]),
          ...stepExpressions(below(item.spot, "do"), types),
        ]),
      ),
      ...collectParams(below(spot, "table", "source", "params"), called),
      ...columnExpressions(
        below(spot, "table", "columns"),
        subject === undefined && called === undefined ? { row: "any" } : ofRow,
        types.contracts,
      ),
      ...chartExpressions(
        below(spot, "chart"),
        subject === undefined ? { row: "any" } : entryScope(value.chart, whole, project),
        types.contracts,
      ),
    ];
  });
}

/** The stage of a node of a flow. */
const STAGE = '"done" | "current" | "waiting" | "failed"';

/** The words of a section, and the steps behind them. */
function textExpressions(text: Spot, types: StepTypes): TypedExpression[] {
  const written = valueOf(text);
  if (typeof written === "string") return collectExpressions(text);
  const link = below(text, "link");
  return [
    ...collectExpressions(below(text, "words")),
    ...collectExpressions(below(link, "label")),
    ...stepExpressions(below(link, "do"), types),
  ];
}

/** The lines of a chart are written as columns are. */
function chartExpressions(chart: Spot, row: TypedScope, contracts: Contracts): TypedExpression[] {
  if (valueOf(chart) === undefined) return [];
  const x = below(chart, "x");
  return [
    ...collectExpressions(below(x, "title")),
    ...fieldExpressions({ ...x, scope: { ...x.scope, ...row } }, ["title"]),
    ...columnExpressions(below(chart, "y"), row, contracts),
  ];
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
