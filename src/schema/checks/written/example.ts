import type { ValidateFunction } from "ajv";
import { rowsObstacle } from "../../plan/row-obstacle.ts";
import { ExpressionError } from "../../../expression/expression-error.ts";
import { compileText } from "../../../expression/template.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import { compileStates } from "../../predicate/compile-state.ts";
import { rowStates } from "../../predicate/row-states.ts";
import { readInputs } from "../../inputs/read-inputs.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, CheckContext, EntryReading, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { formatFindings } from "../expressions/literal-format.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import type { ActionUse } from "../reading/reading.ts";
import { writtenOut } from "../reading/written-out.ts";
import { textOf } from "../reading/text-of.ts";
import { shapeFindings, shapeOf } from "./shape-findings.ts";

type Example = Readonly<Record<string, unknown>>;

export const example: Check = {
  slug: "example",
  holds: "A screen's examples hold: who has these codes sees these actions enabled, disabled or hidden.",
  why: "They are the promise about who may do what; one that does not hold is a hole in a permission, or a button that is gone.",
  *run(context) {
    for (const reading of context.readings) {
      const { examples } = reading.entry.value;
      const place = { file: reading.entry.file, pointer: "/examples" };
      for (const [index, value] of listOf(examples).entries()) {
        yield* assumed(asObject(value), below(place, index), reading, context);
        yield* runExample(asObject(value), below(place, index), reading, context.project);
      }
    }
  },
};

/** An example's assumptions are a part of the results of the screen's operations. */
function* assumed(
  { given, row, selection, node, filters, today, period }: Example,
  place: Place,
  { whole }: EntryReading,
  { project, contracts }: CheckContext,
): Iterable<Finding> {
  const { source, aside } = whole.value;
  const call = (value: unknown) => project.operations.get(textOf(asObject(value).call));
  const operation = call(source);
  const tree = call(asObject(aside).source);
  const parts: readonly (readonly [string, unknown, JsonSchema | undefined])[] = [
    ["given", given, givenSchema(whole.value.inputs, project)],
    ["row", row, operation?.row],
    ["selection", selection, operation?.row && { type: "array", items: operation.row }],
    ["node", node, tree?.row ?? tree?.result.properties?.list?.items],
    ["filters", filters, operation?.request],
    ["today", today, { type: "string", format: "date" }],
    ["period", period, { type: "string", format: "period" }],
  ];
  for (const [name, value, schema] of parts) {
    if (value === undefined || schema === undefined) continue;
    const at = below(place, name);
    yield* shapeFindings(partOf(schema), value, at);
    yield* formatFindings(value, schema, at, contracts);
  }
}

/** The schema of the values that the screen is given, by its inputs. */
function givenSchema(inputs: unknown, project: Project): JsonSchema {
  const properties = readInputs(inputs, project).map(({ name, schema }) => [name, schema ?? {}] as const);
  return { type: "object", properties: Object.fromEntries(properties), additionalProperties: false };
}

const parts = new WeakMap<JsonSchema, ValidateFunction>();

/** An example says as much of a row as its conditions read. */
function partOf(schema: JsonSchema): ValidateFunction {
  const known = parts.get(schema);
  if (known) return known;
  const validate = shapeOf(withoutDemands(schema));
  parts.set(schema, validate);
  return validate;
}

function withoutDemands(schema: JsonSchema): JsonSchema {
  return { ...schema, required: [], ...(schema.items && { items: withoutDemands(schema.items) }) };
}

function* runExample(
  value: Example,
  place: Place,
  { entry, whole, actions }: EntryReading,
  project: Project,
): Iterable<Finding> {
  const source = textOf(asObject(whole.value.source).call);
  for (const [id, expected] of Object.entries(asObject(value.expect))) {
    const at = below(place, "expect", id);
    const action = actions.find((candidate) => candidate.id === id);
    if (!action) {
      yield unknownName(
        at,
        id,
        "this screen has no such action",
        actions.map((known) => known.id),
        { of: "key" },
      );
      continue;
    }
    try {
      const state = stateOf(action, withStates(action, value, source, project), entry.value.permission);
      if (state === expected) continue;
      yield finding(
        at,
        `${JSON.stringify(id)} is ${state}, not ${textOf(expected)}, in the example ${JSON.stringify(value.name)}`,
      );
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      yield finding(at, `${JSON.stringify(id)} cannot be judged: ${error.message}`);
    }
  }
}

/** The example with the derived states of its row, if the action uses any. */
function withStates(action: ActionUse, value: Example, source: string, project: Project): Example {
  const { row, today, period } = value;
  const { visible, disabled } = writtenOut(action.value, action.place);
  if (row === undefined || !JSON.stringify([visible, disabled]).includes("state.")) return value;
  const ofSource = [...project.states].filter(([, state]) => state.of === source);
  const tables = compileStates(Object.fromEntries(ofSource), {
    today: textOf(today),
    period: textOf(period),
  });
  return { ...value, state: rowStates(tables, asObject(row)) };
}

function stateOf(action: ActionUse, { as, ...names }: Example, screenCode: unknown): string {
  const value = writtenOut(action.value, action.place);
  const codes: readonly unknown[] = Array.isArray(as) ? as : [];
  const holds = (code: unknown) => code === undefined || codes.includes(code);
  const { session, given, row, state, selection, node, tab, filters, period, today } = names;
  const rows = row === undefined ? selection : [row];
  const of = value.on === undefined ? { row, state, selection } : { rows };
  const scope = { session, given, ...of, node, tab, filters, period, today };
  const known = Object.fromEntries(Object.entries(scope).filter(([, part]) => part !== undefined));
  const isTrue = (condition: unknown) =>
    typeof condition === "string" && Boolean(compileText(condition)(known));
  if (!holds(screenCode) || !holds(value.permission)) return "hidden";
  if (value.visible !== undefined && !isTrue(value.visible)) return "hidden";
  const conditions: readonly unknown[] = Array.isArray(value.disabled) ? value.disabled : [];
  const isHeldUp = conditions.some((condition) => isTrue(asObject(condition).when));
  const can = typeof value.can === "string" ? value.can : undefined;
  return isHeldUp || rowsObstacle(rows, can) !== undefined ? "disabled" : "enabled";
}
