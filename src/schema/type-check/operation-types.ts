import { asText } from "../project/as-object.ts";
import type { JsonSchema } from "../project/json-schema.ts";
import { asObject, type Project } from "../project/project.ts";

/** TypeScript for what an operation gives and takes; the names are those of the type check's own beginning. */
export function resultType(operation: string): string {
  return `Result<${JSON.stringify(operation)}>`;
}

/** One row of a paged or listed result. */
export function rowType(project: Project, operation: string): string {
  const rows = project.operations.get(operation)?.paging?.rows;
  const id = JSON.stringify(operation);
  return rows === undefined ? `Row<${id}>` : `RowBelow<${id}, ${JSON.stringify(rows)}>`;
}

/** The names for one row: the row itself, and beside it the derived states of the operation's rows. */
export function rowScope(
  project: Project,
  operation: string,
): { readonly row: string; readonly state: string } {
  return { row: rowType(project, operation), state: `States<${JSON.stringify(operation)}>` };
}

/** The parameters of a call that are set so far. */
export function valuesType(operation: string): string {
  return `Values<${JSON.stringify(operation)}>`;
}

/** A property of a type, by a name that may be unknown. */
export function propertyType(type: string, name: unknown): string {
  return `Property<${type}, ${JSON.stringify(asText(name) ?? "")}>`;
}

/** The type of `data`: each answer may be missing still, or for this user; that of `present` is there. */
export function answersType(questions: unknown, present?: string): string {
  const answers = Object.entries(asObject(questions)).map(([name, question]) => {
    const call = callName(question);
    const answer = call === undefined ? "any" : resultType(call);
    return `readonly ${JSON.stringify(name)}: ${answer}${name === present ? "" : " | undefined"}`;
  });
  return `{ ${answers.join("; ")} }`;
}

/** The operation that a `{ call, params }` names. */
export function callName(value: unknown): string | undefined {
  const { call } = asObject(value);
  return typeof call === "string" ? call : undefined;
}

const OPERATION_TYPE =
  /^(?:(?:NonNullable|Present)<)?(Result|Row|RowBelow|Entry|Values|States)<"([^"]+)"(?:, "[^"]*")?>>?(\[\])?$/;

/** The schema that stands behind one of these types, `null` beside it left out; undefined when it is unknown. */
export function schemaOfType(type: string, project: Project): JsonSchema | undefined {
  const { operations } = project;
  const [only, ...others] = type.split(" | ").filter((part) => part !== "null");
  const [, name, id = "", list] = OPERATION_TYPE.exec(only ?? "") ?? [];
  const operation = operations.get(id);
  if (others.length > 0 || !operation) return undefined;
  if (name === "States") return statesSchema(project, id);
  const { request, result, row } = operation;
  const entry = row ?? result.properties?.list?.items;
  const schema = name === "Result" ? result : name === "Values" ? request : name === "Entry" ? entry : row;
  return schema && list !== undefined ? { type: "array", items: schema } : schema;
}

/** Without a last case for all others a state may have no value. */
function statesSchema({ states }: Project, operation: string): JsonSchema {
  const ofOperation = [...states].filter(([, { of: source }]) => source === operation);
  return {
    type: "object",
    properties: Object.fromEntries(
      ofOperation.map(([name, { cases }]) => [
        name,
        { type: "string", enum: cases.map(({ value }) => value) },
      ]),
    ),
    required: ofOperation.filter(([, { cases }]) => cases.at(-1)?.when === undefined).map(([name]) => name),
  };
}
